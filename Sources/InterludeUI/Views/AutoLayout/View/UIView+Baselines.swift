extension UIView {
  /// What a baseline adds to the edge that it is counted from.
  func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .firstBaseline: baselineOffsets.first
    case .lastBaseline: -baselineOffsets.last
    default: 0
    }
  }
}
