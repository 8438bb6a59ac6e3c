/// Shows one accessory of a cell, in the middle of the room that it has.
final class AccessoryView: UIView {
  /// In points: the room across, and the size of what shows.
  private(set) var room: CGFloat = 0
  private let shown: UIView
  private var action: UICellAccessory.ActionHandler?

  /// What the system's own signs have across, in points. By eye.
  private static let standardWidth: CGFloat = 22
  /// The diameter of a disc, in points.
  private static let disc: CGFloat = 22

  init(_ accessory: UICellAccessory) {
    shown = Self.view(of: accessory)
    action = accessory.action
    super.init(frame: .zero)
    addSubview(shown)
    let size = shown.bounds.size
    room =
      switch accessory.reservedWidth {
      case .actual: size.width
      case .custom(let width): max(0, width)
      case .standard: max(size.width, Self.standardWidth)
      }
    frame.size = CGSize(width: room, height: size.height)
    (shown as? CellAccessory)?.onPress = { [weak self] in self?.action?() }
    if case .delete = accessory.content { addButton() }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private func addButton() {
    let button = UIButton(type: .custom)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.accessibilityLabel = "Delete"
    button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Making

  private static func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .disclosureIndicator(let options): sign(.disclosureIndicator, options.tintColor)
    case .checkmark(let options): sign(.checkmark, options.tintColor)
    case .detail(let options): sign(.detailButton, options.tintColor)
    case .delete(let options): minus(options)
    case .label(let text, let options): label(text, options)
    case .view(let view): custom(view)
    }
  }

  private static func sign(_ type: UITableViewCell.AccessoryType, _ color: UIColor?) -> UIView {
    guard let sign = CellAccessory(type) else { return UIView() }
    sign.signColor = color
    if let color { sign.tintColor = color }
    return sign
  }

  private static func minus(_ options: UICellAccessory.DeleteOptions) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: disc, height: disc))
    view.isUserInteractionEnabled = false
    view.backgroundColor = options.backgroundColor ?? .systemRed
    view.layer.cornerRadius = disc / 2
    let line = UIView(frame: CGRect(x: 5.5, y: 10, width: 11, height: 2))
    line.backgroundColor = options.tintColor ?? .white
    line.layer.cornerRadius = 1
    view.addSubview(line)
    return view
  }

  private static func label(_ text: String, _ options: UICellAccessory.LabelOptions) -> UIView {
    let label = UILabel(frame: .zero)
    label.font = options.font
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    label.textColor = options.tintColor ?? .secondaryLabel
    label.text = text
    label.sizeToFit()
    return label
  }

  private static func custom(_ configuration: UICellAccessory.CustomViewConfiguration) -> UIView {
    let view = configuration.customView
    if let color = configuration.tintColor { view.tintColor = color }
    view.translatesAutoresizingMaskIntoConstraints = true
    if !configuration.maintainsFixedSize {
      let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if wanted.width > 0, wanted.height > 0 { view.bounds.size = wanted }
    }
    return view
  }
}
