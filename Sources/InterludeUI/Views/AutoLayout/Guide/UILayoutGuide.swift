/// A rectangle in a view's coordinates that takes part in the layout, but shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What decides where the guide is.
  enum Region {
    /// Constraints alone.
    case free
    /// The owner's bounds, less its safe area insets.
    case safeArea
    /// The owner's bounds, less its layout margins.
    case margins
    /// The owner's layout margins, and no wider than is read with ease.
    case readable
    /// What the safe area leaves out at the top.
    case topBars
    /// What the safe area leaves out at the bottom.
    case bottomBars
    /// What the keyboard covers at the bottom.
    case keyboard
    /// All that a scroll view can show: its place is fixed, constraints give it its size.
    case scrollContent
    /// What a scroll view shows right now.
    case scrollFrame
  }

  /// The view that `addLayoutGuide(_:)` gave the guide to.
  open internal(set) weak var owningView: UIView?
  /// Names the guide in diagnostics.
  open var identifier = ""
  let region: Region
  /// Where constraints put a free guide.
  var solvedFrame = CGRect.zero

  public override convenience init() { self.init(region: .free) }

  init(region: Region) { self.region = region }

  /// In the owning view's coordinates; that of a free guide is where the last layout has put it.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch region {
    case .free: solvedFrame
    case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: owningView.bounds.inset(by: owningView.layoutMargins)
    case .readable: owningView.bounds.inset(by: owningView.readableMargins)
    case .topBars:
      owningView.bounds.divided(atDistance: owningView.safeAreaInsets.top, from: .minYEdge).slice
    case .bottomBars:
      owningView.bounds.divided(atDistance: owningView.safeAreaInsets.bottom, from: .maxYEdge).slice
    case .keyboard:
      owningView.bounds.divided(atDistance: (self as? UIKeyboardLayoutGuide)?.height ?? 0, from: .maxYEdge).slice
    case .scrollContent: CGRect(origin: .zero, size: owningView.asScrollingView?.contentSize ?? .zero)
    case .scrollFrame: owningView.bounds
    }
  }

  // MARK: Anchors

  /// The edge at which text starts: left here.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends: right here.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The vertical line through the middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The horizontal line through the middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
