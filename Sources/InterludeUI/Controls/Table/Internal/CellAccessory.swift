/// The sign at the right of a row, drawn with lines.
final class CellAccessory: UIView {
  /// The i was pressed.
  var onPress: (() -> Void)?

  /// Nil for no sign.
  init?(_ type: UITableViewCell.AccessoryType) {
    let (hasInfo, sign): (Bool, Sign?)
    switch type {
    case .none: return nil
    case .disclosureIndicator: (hasInfo, sign) = (false, .chevron)
    case .checkmark: (hasInfo, sign) = (false, .tick)
    case .detailButton: (hasInfo, sign) = (true, nil)
    case .detailDisclosureButton: (hasInfo, sign) = (true, .chevron)
    }
    let start: CGFloat = hasInfo ? Self.buttonSize + (sign == nil ? 0 : Self.gap) : 0
    let size = CGSize(
      width: start + (sign?.size.width ?? 0), height: max(hasInfo ? Self.buttonSize : 0, sign?.size.height ?? 0))
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = hasInfo
    if hasInfo { addInfo() }
    if let sign {
      let line = Self.line(sign.path, width: sign.lineWidth)
      line.frame = CGRect(
        x: start, y: (size.height - sign.size.height) / 2, width: sign.size.width, height: sign.size.height)
      layer.addSublayer(line)
      signLine = line
      self.sign = sign
    }
    tintColorDidChange()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The sign's colour; nil for the usual one.
  var signColor: UIColor? { didSet { tintColorDidChange() } }
  private var sign: Sign?
  private var signLine: CAShapeLayer?
  private var infoLine: CAShapeLayer?

  /// In points, as on an iPhone.
  private static let (buttonSize, gap): (CGFloat, CGFloat) = (22, 12)

  private func addInfo() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
    path.move(to: CGPoint(x: 11, y: 10))
    path.addLine(to: CGPoint(x: 11, y: 16))
    path.move(to: CGPoint(x: 11, y: 6.5))
    path.addLine(to: CGPoint(x: 11, y: 6.6))
    let line = Self.line(path, width: 1.5)
    line.frame = CGRect(x: 0, y: 0, width: Self.buttonSize, height: Self.buttonSize)
    layer.addSublayer(line)
    infoLine = line
    let button = UIButton(type: .custom)
    button.frame = line.frame
    button.addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
    addSubview(button)
  }

  private static func line(_ path: CGPath, width: CGFloat) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.path = path
    line.fillColor = nil
    line.lineWidth = width
    line.lineCap = .round
    line.lineJoin = .round
    return line
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    infoLine?.strokeColor = tintColor.cgColor
    signLine?.strokeColor = (signColor ?? (sign == .chevron ? .tertiaryLabel : tintColor)).cgColor
  }

  private enum Sign {
    case chevron, tick

    var size: CGSize { self == .chevron ? CGSize(width: 8, height: 14) : CGSize(width: 15, height: 14) }
    var lineWidth: CGFloat { 2 }
    var path: CGPath {
      let path = CGMutablePath()
      let points: [CGPoint] =
        self == .chevron
        ? [CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 7), CGPoint(x: 1, y: 13)]
        : [CGPoint(x: 1, y: 7.5), CGPoint(x: 5.5, y: 12.5), CGPoint(x: 14, y: 1.5)]
      path.move(to: points[0])
      points.dropFirst().forEach { path.addLine(to: $0) }
      return path
    }
  }
}
