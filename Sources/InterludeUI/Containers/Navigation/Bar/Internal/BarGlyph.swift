/// A sign made of two bars with round ends, in the tint colour: the back chevron, a plus, a cross.
final class BarGlyph: UIView {
  enum Kind {
    case chevron, plus, close
  }

  private let kind: Kind
  private let strokes = [UIView(), UIView()]

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isUserInteractionEnabled = false
    strokes.forEach(addSubview)
    placeStrokes()
    tintColorDidChange()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { kind.size }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let isCross = kind == .close
    strokes.forEach { $0.backgroundColor = isCross ? Self.crossColor : tintColor }
    backgroundColor = isCross ? .tertiarySystemFill : nil
    layer.cornerRadius = isCross ? kind.size.width / 2 : 0
  }

  /// The gray of the system's close button; opaque, because the strokes cross.
  private static let crossColor = UIColor(white: 0.52, alpha: 1)

  private func placeStrokes() {
    let (length, width) = (kind.strokeLength, kind.strokeWidth)
    for (stroke, sign) in zip(strokes, [CGFloat(-1), 1]) {
      stroke.bounds = CGRect(x: 0, y: 0, width: length, height: width)
      stroke.layer.cornerRadius = width / 2
      stroke.center = CGPoint(x: kind.size.width / 2, y: kind.size.height / 2)
      // The chevron's strokes lean to each other and meet with their left ends.
      if kind == .chevron { stroke.center.y += sign * (length - width) / 2 * CGFloat(0.5).squareRoot() }
      let angle = kind == .plus ? (sign + 1) * .pi / 4 : sign * .pi / 4
      stroke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}

nonisolated extension BarGlyph.Kind {
  /// In points, as on an iPhone.
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 13, height: 21)
    case .plus: CGSize(width: 20, height: 20)
    case .close: CGSize(width: 30, height: 30)
    }
  }

  fileprivate var strokeLength: CGFloat {
    switch self {
    case .chevron: 15
    case .plus: 19
    case .close: 14.5
    }
  }

  fileprivate var strokeWidth: CGFloat {
    switch self {
    case .chevron: 2.6
    case .plus: 1.8
    case .close: 2.2
    }
  }
}
