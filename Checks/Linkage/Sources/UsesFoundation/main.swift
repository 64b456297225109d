import Foundation
import RejoinderCore

print("Comment \(Comment(id: "1").id) at \(Date(timeIntervalSince1970: 0)).")
