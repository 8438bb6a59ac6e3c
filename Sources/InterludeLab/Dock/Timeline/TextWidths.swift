import InterludeUI

/// How wide texts of one font are, in points, each measured once.
final class TextWidths {
  private let label = UILabel()
  private var known: [String: CGFloat] = [:]
  private static let limit = 4000

  init(font: UIFont) { label.font = font }

  func width(of text: String) -> CGFloat {
    if let width = known[text] { return width }
    label.text = text
    let width = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
    if known.count >= Self.limit { known = [:] }
    known[text] = width
    return width
  }
}
