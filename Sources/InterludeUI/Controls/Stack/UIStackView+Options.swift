extension UIStackView {
  /// How the views share the length of the stack.
  public nonisolated enum Distribution: Int, Sendable {
    /// Along the whole stack: a view without a size of its own stretches, else the last one.
    case fill
    /// All of one length.
    case fillEqually
    /// In proportion to their own lengths.
    case fillProportionally
    /// At their own lengths, with equal gaps.
    case equalSpacing
    /// At their own lengths, their centres at equal distances.
    case equalCentering
  }

  /// Where the views are across the stack.
  public nonisolated enum Alignment: Int, Sendable {
    /// Across the whole stack.
    case fill
    /// At the left edge, or in a horizontal stack at the top.
    case leading
    /// In the middle.
    case center = 3
    /// At the right edge, or in a horizontal stack at the bottom.
    case trailing

    /// The same as `leading`, in a horizontal stack.
    public static let top = Alignment.leading
    /// The same as `trailing`, in a horizontal stack.
    public static let bottom = Alignment.trailing
  }
}
