// Not Apple's: the styles that views find around them.

enum ButtonStyleKey: EnvironmentKey { static var defaultValue: (any ButtonStyle)? { nil } }
enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}
enum LabelStyleKey: EnvironmentKey { static var defaultValue: (any LabelStyle)? { nil } }
enum ToggleStyleKey: EnvironmentKey { static var defaultValue: (any ToggleStyle)? { nil } }
enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}
enum MenuStyleKey: EnvironmentKey { static var defaultValue: (any MenuStyle)? { nil } }
enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}
enum ListStyleKey: EnvironmentKey { static var defaultValue: (any ListStyle)? { nil } }
enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }
enum PickerStyleKey: EnvironmentKey { static var defaultValue: (any PickerStyle)? { nil } }

extension EnvironmentValues {
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
  var listStyle: (any ListStyle)? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
  var pickerStyle: (any PickerStyle)? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
