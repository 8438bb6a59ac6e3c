/// The measures of an alert or an action sheet, in points, and its fonts. They are those of iOS 17 by eye and by report; nothing
/// of them is documented.
struct AlertLook {
  let isSheet: Bool
  let cornerRadius: CGFloat = 14
  let rowHeight: CGFloat
  let rowFontSize: CGFloat
  /// Around the title and the message.
  let headerInsets: UIEdgeInsets
  /// Between the two.
  let headerGap: CGFloat
  let titleFont: UIFont
  let titleColor: UIColor
  let messageColor: UIColor
  let effect: UIBlurEffect.Style
  /// Beside a row's title.
  let rowPadding: CGFloat = 12
  /// Between the two groups of an action sheet, and around it.
  let gap: CGFloat = 8
  let fieldHeight: CGFloat = 30
  /// Above the first text field.
  let fieldGap: CGFloat = 16
  /// Least distance between an alert and the edges above and below.
  let margin: CGFloat = 24

  let messageFont = UIFont.systemFont(ofSize: 13)

  func rowFont(isProminent: Bool) -> UIFont {
    .systemFont(ofSize: rowFontSize, weight: isProminent ? .semibold : .regular)
  }

  /// How wide it is in a container.
  func width(in size: CGSize) -> CGFloat {
    isSheet ? max(0, min(size.width, size.height) - 2 * gap) : min(270, size.width)
  }
}

extension UIAlertController.Style {
  var look: AlertLook {
    switch self {
    case .alert:
      AlertLook(
        isSheet: false, rowHeight: 44, rowFontSize: 17,
        headerInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), headerGap: 3,
        titleFont: .systemFont(ofSize: 17, weight: .semibold), titleColor: .label, messageColor: .label,
        effect: .systemThickMaterial)
    case .actionSheet:
      AlertLook(
        isSheet: true, rowHeight: 57, rowFontSize: 20,
        headerInsets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), headerGap: 11,
        titleFont: .systemFont(ofSize: 13, weight: .semibold), titleColor: .secondaryLabel,
        messageColor: .secondaryLabel, effect: .systemThickMaterial)
    }
  }
}
