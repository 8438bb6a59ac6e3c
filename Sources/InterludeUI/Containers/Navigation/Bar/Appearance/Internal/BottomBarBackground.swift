/// The background of a toolbar or a tab bar. It depends on where the content's lower edge is.
final class BottomBarBackground {
  private let background = BarBackground()
  /// Where the content is relative to the bar.
  let scrollEdge: ScrollEdge
  /// Whether the bar belongs to a controller. Without one there is no content, and the standard appearance shows.
  var hasController = false { didSet { update() } }

  /// A copy of the bar's own.
  var standardAppearance = UIBarAppearance() { didSet { update() } }
  /// The same while the content's lower edge is at the bar's; nil for nothing at all.
  var scrollEdgeAppearance: UIBarAppearance? { didSet { update() } }
  /// A colour in place of the standard appearance's effect and colour; nil for these.
  var tint: UIColor? { didSet { update() } }
  /// Whether the bar hides what is behind it. The standard appearance then shows where there is none for the edge.
  var isOpaque = false { didSet { update() } }

  /// - Parameter place: Which of a scroll view's edges it is.
  init(_ place: ReferenceWritableKeyPath<UIScrollView, ScrollEdge?>) {
    scrollEdge = ScrollEdge(place)
    scrollEdge.onMove = { [weak self] in self?.update() }
  }

  /// The views behind the bar's content, back to front.
  var views: [UIView] { background.views }

  /// Updates what shows. Before the bar has a superview nothing shows, and no effect view is made.
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
