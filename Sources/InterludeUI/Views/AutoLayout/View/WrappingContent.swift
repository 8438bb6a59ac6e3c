/// A view whose content is the higher the narrower it is. It is first measured unwrapped; where the layout leaves it less
/// width than that, it is measured again at that width.
protocol WrappingContent: UIView {
  /// Where `intrinsicContentSize` wraps, in points; 0 for nowhere.
  var wrappingWidth: CGFloat { get set }
  /// Whether the height depends on the width at all.
  var wrapsContent: Bool { get }
}
