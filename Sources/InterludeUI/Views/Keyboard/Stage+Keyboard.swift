extension Stage {
  /// Whether a keyboard comes up for what takes text, as on a device without a hardware keyboard; true unless set. Keys of a
  /// hardware keyboard type either way.
  public var showsSoftwareKeyboard: Bool {
    get { keyboard.isEnabled }
    set { asCurrent { keyboard.isEnabled = newValue } }
  }
}
