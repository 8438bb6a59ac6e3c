/// Wheels side by side, which a finger turns: the row in the middle of each is the chosen one.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The object that says how many wheels and rows there are. Setting it loads them anew.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLoad() } }
  /// The object that says what is on the rows, and hears which is chosen. Setting it loads them anew.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLoad() } }

  private let container = UIView()
  private let band = UIView()
  private var ownWheels: [PickerWheel] = []
  private var needsLoad = true

  /// In points, as of UIKit's: the size and a row's height.
  private static let (size, rowHeight) = (CGSize(width: 320, height: 216), CGFloat(32))
  /// In points, by eye: how far the band is from the sides and how far it reaches over a row, and the room between two wheels.
  private static let (margin, reach, gap): (CGFloat, CGFloat, CGFloat) = (9, 1, 5)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(container)
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int { wheels.count }

  /// How many rows a wheel has. One that is not there is reported (C3), and has none.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, for: "numberOfRows(inComponent:)")?.numberOfRows ?? 0
  }

  /// The size of a wheel's rows, in points. A wheel that is not there is reported (C3), and its rows have none.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component, for: "rowSize(forComponent:)") else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The delegate's view of a row; nil where it shows none, or has made none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].view(of: row) : nil
  }

  /// Asks for the wheels and their rows anew, and keeps what is chosen where it is still there.
  open func reloadAllComponents() {
    setNeedsLoad()
    loadIfNeeded()
  }

  /// Asks for the rows of a wheel anew. One that is not there is reported (C3).
  open func reloadComponent(_ component: Int) {
    if let wheel = wheel(component, for: "reloadComponent(_:)") { load(wheel) }
  }

  /// Asks again for what is on the rows that show, and leaves the wheels as they turn.
  func refreshRows() { ownWheels.forEach { $0.refreshRows() } }

  // MARK: Choice

  /// The row of a wheel that is chosen: the one at which it has come to rest, or is to. −1 for a wheel without rows, or that is not
  /// there.
  open func selectedRow(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].selectedRow : -1
  }

  /// Chooses a row; animated, the wheel turns for 0.3 s. The delegate is not told. A row or a wheel that is not there is reported
  /// (C3), and changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component, for: "selectRow(_:inComponent:animated:)") else { return }
    guard (0..<wheel.numberOfRows).contains(row) else {
      return reportMissing("row \(row) of component \(component)", for: "selectRow(_:inComponent:animated:)")
    }
    layoutIfNeeded()
    wheel.select(row, animated: animated && window != nil)
  }

  func wheelHasChosen(_ row: Int, in wheel: PickerWheel) {
    guard let component = ownWheels.firstIndex(of: wheel) else { return }
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Loading

  private var wheels: [PickerWheel] {
    loadIfNeeded()
    return ownWheels
  }

  private func setNeedsLoad() {
    needsLoad = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while ownWheels.count > count { ownWheels.removeLast().removeFromSuperview() }
    while ownWheels.count < count {
      let wheel = PickerWheel(picker: self)
      ownWheels.append(wheel)
      container.addSubview(wheel)
    }
    ownWheels.forEach(load)
  }

  private func load(_ wheel: PickerWheel) {
    guard let component = ownWheels.firstIndex(of: wheel) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.load(
      rows: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      height: height > 0 ? height : Self.rowHeight
    ) { [unowned self] row, reused in
      PickerRow.Content(of: row, in: component, reusing: reused, from: delegate, for: self)
    }
    setNeedsLayout()
  }

  private func wheel(_ component: Int, for call: String) -> PickerWheel? {
    if wheels.indices.contains(component) { return wheels[component] }
    reportMissing("component \(component)", for: call)
    return nil
  }

  private func reportMissing(_ what: String, for call: String) {
    stage.report(
      .misuse(
        .C3, "\(call) was called for \(what), which is not there.",
        remedy: "Count the components and rows of the data source first.", types: [type(of: self)]))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    UIView.performWithoutAnimation {
      container.frame = bounds
      placeWheels()
      let height = (ownWheels.map(\.rowHeight).max() ?? Self.rowHeight) + 2 * Self.reach
      band.frame = CGRect(
        x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
    }
  }

  /// The wheels together are in the middle; those without a width of their own share what the others leave.
  private func placeWheels() {
    let own = ownWheels.indices.map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
    let gaps = Self.gap * CGFloat(max(0, own.count - 1))
    let rest = max(0, bounds.width - 2 * Self.margin - gaps - own.reduce(0, +))
    let share = rest / CGFloat(max(1, own.count { $0 == 0 }))
    let widths = own.map { $0 > 0 ? $0 : share }
    var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
    for (wheel, width) in zip(ownWheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }
}
