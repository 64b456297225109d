#if canImport(UIKit)
// An app that shows comments names Core's types all the time, and imports one module for them.
@_exported public import RejoinderCore
#endif
