/// What is behind the content of a row, a header, a footer or a cell.
///
/// What is set stays as it is; the rest is as the style has it in the view's state.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  let style: BackgroundStyle
  private var flags = ViewStateFlags()

  init(_ style: BackgroundStyle) { self.style = style }

  /// The same background, with the look that it has in a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = self
    new.flags = state.knownFlags
    new.flags.custom = [:]
    return new
  }

  // MARK: Shape

  /// How far the background keeps from the view's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At which edges the view's layout margins are added to that; at none unless set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// How round the corners are, in points: at most half of the shorter side. 0 unless set.
  public var cornerRadius: CGFloat = 0

  // MARK: What is in it, from back to front

  /// The colour; nil is the view's tint colour. Until it is set, the style's in the view's state.
  public var backgroundColor: UIColor? {
    get { ownColor ?? style.color(flags) }
    set { ownColor = .some(newValue) }
  }
  private var ownColor: UIColor??
  /// What is done to the colour before it shows; nil for nothing.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = newValue.map(UIConfigurationColorTransformer.Compared.init) }
  }
  private var colorTransformer: UIConfigurationColorTransformer.Compared?

  /// The colour that shows in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// What is done to what lies behind; nothing unless set.
  public var visualEffect: UIVisualEffect?
  /// A picture; nil for none.
  public var image: UIImage?
  /// How the picture lies in the background; stretched unless set.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// A view of the app's own, as large as the background; nil for none.
  public var customView: UIView?

  // MARK: Stroke

  /// The colour of the line around the background; nil, unless set, is the view's tint colour.
  public var strokeColor: UIColor?
  /// What is done to the line's colour before it shows; nil for nothing.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = newValue.map(UIConfigurationColorTransformer.Compared.init) }
  }
  private var strokeTransformer: UIConfigurationColorTransformer.Compared?

  /// The line's colour that shows in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// How wide the line is, in points; 0, unless set, is none.
  public var strokeWidth: CGFloat = 0
  /// How far the line's outer edge is outside of the background, in points; its corners are round about the same centres.
  public var strokeOutset: CGFloat = 0
}
