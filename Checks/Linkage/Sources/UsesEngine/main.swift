import RejoinderCore
import RejoinderHTML
import RejoinderJSON

print("The engine runs without Foundation: comment \(Comment(id: "1").id).")
