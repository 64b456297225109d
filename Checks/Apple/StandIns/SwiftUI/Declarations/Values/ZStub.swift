public struct Text { var _string: String { "" } }
public struct Image {}
public protocol ViewModifier {}
extension LocalizedStringKey { var _string: String { text } }
