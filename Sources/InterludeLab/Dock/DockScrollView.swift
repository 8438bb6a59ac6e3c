import InterludeUI

/// A scroll view that shows at its edges whether there is more content: the content fades out there, and an arrow points on.
class DockScrollView: UIScrollView {
  /// The distance of the arrows' edges from the view's, in points, where other views are at the sides.
  var edgeInsets = UIEdgeInsets.zero { didSet { if edgeInsets != oldValue { placeEdges() } } }

  private let edges: [ScrollEdge]

  /// - Parameter ground: What is behind the arrow at an edge beyond which there is more.
  init(_ ground: ScrollEdge.Ground = .fade) {
    edges = [ScrollEdge(.above, ground), ScrollEdge(.below, ground)]
    super.init(frame: .zero)
    indicatorStyle = DockStyle.indicators
    edges.forEach(addSubview)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Whether there is more above or below what shows.
  var hasMore: (above: Bool, below: Bool) {
    (contentOffset.y > Self.slack, contentOffset.y + bounds.height < contentSize.height - Self.slack)
  }

  /// Hidden content of at most this height does not count as more, in points.
  private static let slack: CGFloat = 2

  override var contentSize: CGSize { didSet { placeEdges() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeEdges()
  }

  private func placeEdges() {
    let (hasMore, box) = (hasMore, bounds.inset(by: edgeInsets))
    for (edge, shows) in zip(edges, [hasMore.above, hasMore.below]) {
      edge.isHidden = !shows || box.height < 2 * ScrollEdge.height
      guard !edge.isHidden else { continue }
      let y = edge.side == .above ? box.minY : box.maxY - ScrollEdge.height
      edge.frame = CGRect(x: box.minX, y: y, width: box.width, height: ScrollEdge.height)
    }
  }
}

/// The edge of a scroll view beyond which there is more.
final class ScrollEdge: UIView {
  enum Side { case above, below }

  /// What is behind the arrow.
  enum Ground {
    /// The content, which fades out.
    case fade
    /// The content as it is.
    case content
    /// A strip in the colour of a card, which covers the content.
    case card
  }

  let side: Side
  private let ground: Ground
  private let fade = UIView()
  private let gradient = CAGradientLayer()
  private let arrow = ShapeView()
  private let sign = ShapeView(lineWidth: 1.5)

  /// In points.
  static let height: CGFloat = 16
  private static let arrowSize = CGSize(width: 26, height: 12)

  fileprivate init(_ side: Side, _ ground: Ground) {
    (self.side, self.ground) = (side, ground)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // Stays in front of content that is added later.
    layer.zPosition = 1
    fade.isHidden = ground == .content
    (gradient.startPoint, gradient.endPoint) =
      side == .below
      ? (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)) : (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
    fade.layer.addSublayer(gradient)
    sign.shape.lineCap = .round
    sign.shape.lineJoin = .round
    for view in [fade, arrow, sign] { addSubview(view) }
    setColors()
  }

  /// A menu may be light above a dark dock.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setColors()
  }

  private func setColors() {
    let color = ground == .card ? DockStyle.card : DockStyle.background
    gradient.colors = [ground == .card ? color.cgColor : color.withAlphaComponent(0).cgColor, color.cgColor]
    arrow.shape.fillColor = DockStyle.control.cgColor
    arrow.shape.strokeColor = DockStyle.separator.cgColor
    sign.shape.strokeColor = DockStyle.text.cgColor
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    fade.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = fade.bounds
    CATransaction.commit()
    let size = Self.arrowSize
    let box = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: side == .below ? bounds.height - size.height - 1 : 1,
      width: size.width, height: size.height)
    (arrow.frame, sign.frame) = (box, box)
    let plate = CGMutablePath()
    plate.addRoundedRect(
      in: CGRect(origin: .zero, size: size), cornerWidth: size.height / 2, cornerHeight: size.height / 2)
    arrow.path = plate
    let (middle, tip): (CGFloat, CGFloat) = (size.width / 2, side == .below ? 2 : -2)
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: middle - 4, y: size.height / 2 - tip), CGPoint(x: middle, y: size.height / 2 + tip),
      CGPoint(x: middle + 4, y: size.height / 2 - tip),
    ])
    sign.path = path
  }
}
