#if canImport(UIKit)
import RejoinderCore
import UIKit
// A recogniser's state can be set where its subclasses' part of the framework is imported.
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif
