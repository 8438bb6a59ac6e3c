nonisolated extension UICellAccessory {
  /// Called when an accessory is pressed.
  public typealias ActionHandler = @MainActor () -> Void

  /// A chevron at the right, for a row that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .disclosureIndicator, displayed: displayed, content: .disclosureIndicator(options))
  }

  /// A tick at the right.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .checkmark, displayed: displayed, content: .checkmark(options))
  }

  /// An i in a circle at the right, a button that calls its handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .detail, displayed: displayed, content: .detail(options), action: actionHandler)
  }

  /// A minus in a red disc at the left, while the list is being edited; a button that calls its handler, and does nothing without one.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .delete, displayed: displayed, content: .delete(options), action: actionHandler)
  }

  /// A grey text at the right.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .label, displayed: displayed, content: .label(text, options))
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      accessoryType: .customView(configuration.customView), displayed: displayed, content: .view(configuration))
  }
}
