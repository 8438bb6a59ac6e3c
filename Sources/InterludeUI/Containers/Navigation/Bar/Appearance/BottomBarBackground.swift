/// What a toolbar or a tab bar has behind its items: the background goes by where the content's lower edge is.
final class BottomBarBackground {
  private let background = BarBackground()
  /// Where the content is against the bar.
  let scrollEdge: ScrollEdge
  /// Whether a controller has the bar: only then there is content to go by, and otherwise the standard appearance shows.
  var hasController = false { didSet { update() } }

  /// A copy of the bar's own.
  var standardAppearance = UIBarAppearance() { didSet { update() } }
  /// The same while the content's lower edge is at the bar's; nil for nothing at all.
  var scrollEdgeAppearance: UIBarAppearance? { didSet { update() } }
  /// A colour in place of the standard appearance's effect and colour; nil for these.
  var tint: UIColor? { didSet { update() } }
  /// Whether what lies behind the bar is hidden; the standard appearance then shows where there is none for the edge.
  var isOpaque = false { didSet { update() } }

  /// - Parameter place: Which of a scroll view's edges it is.
  init(_ place: ReferenceWritableKeyPath<UIScrollView, ScrollEdge?>) {
    scrollEdge = ScrollEdge(place)
    scrollEdge.onMove = { [weak self] in self?.update() }
  }

  /// What the bar has behind all else, from the back on.
  var views: [UIView] { background.views }

  /// Shows what there is to be shown now. Nothing, and no effect view is made, before the bar has a superview.
  func update() {
    guard views.first?.superview?.superview != nil else { return }
    let goesByContent = hasController && (!isOpaque || scrollEdgeAppearance != nil)
    background.show(
      standardAppearance, tint: tint, share: goesByContent ? scrollEdge.coveredShare : 1, atEdge: scrollEdgeAppearance,
      isOpaque: isOpaque)
  }

  func layOut(in bounds: CGRect, hairline: CGFloat) {
    background.layOut(in: bounds, hairline: hairline, isAtTop: false)
  }
}
