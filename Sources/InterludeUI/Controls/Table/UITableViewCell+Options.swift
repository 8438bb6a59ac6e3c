extension UITableViewCell {
  /// A built-in layout of a row.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A picture and a line of text.
    case `default`
    /// The same, with grey text at the right.
    case value1
    /// The same as `value1` here.
    case value2
    /// The same as `default`, with a smaller line below.
    case subtitle
  }

  /// A sign at the right of a row.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: there is more behind the row.
    case disclosureIndicator
    /// An i in a circle, which can be pressed, and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An i in a circle, which can be pressed.
    case detailButton
  }

  /// How a row shows that it is selected.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none
    /// Grey, as all the others.
    case blue
    /// Grey.
    case gray
    /// Grey.
    case `default`
  }
}
