/// A key: its ground, and what is written on it.
final class KeyView: UIView {
  /// What of a key may change without it being another one.
  struct State: Equatable {
    var isPressed = false
    /// Switched on, as Shift for the next letter.
    var isLit = false
    var isLocked = false
    var isEnabled = true
  }

  let key: KeyboardKey
  private let look: KeyboardLook
  private let title: String
  var state = State() { didSet { if state != oldValue { setNeedsDisplay() } } }

  init(_ key: KeyboardKey, title: String, look: KeyboardLook) {
    (self.key, self.title, self.look) = (key, title, look)
    // A line below it is its shadow.
    super.init(
      frame: CGRect(origin: key.frame.origin, size: CGSize(width: key.frame.width, height: key.frame.height + 1)))
    isOpaque = false
    isUserInteractionEnabled = false
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let box = CGRect(origin: .zero, size: key.frame.size)
    if let ground {
      look.shadow.setFill()
      UIBezierPath(roundedRect: box.offsetBy(dx: 0, dy: 1), cornerRadius: Self.cornerRadius).fill()
      ground.setFill()
      UIBezierPath(roundedRect: box, cornerRadius: Self.cornerRadius).fill()
    }
    switch key.action {
    case .shift: KeyGlyph.shift(in: box, isFilled: state.isLit, isLocked: state.isLocked, color: ink)
    case .delete: KeyGlyph.delete(in: box, isFilled: state.isPressed, color: ink)
    case .insert, .enter, .show: write(in: box)
    }
  }

  static let cornerRadius: CGFloat = 5

  private var ground: UIColor? {
    switch key.kind {
    case .letter: look.key
    case .wide: state.isPressed ? look.special : look.key
    case .special: state.isLit ? look.lit : state.isPressed ? look.key : look.special
    case .prominent: !state.isEnabled ? look.special : state.isPressed ? look.key : look.prominent
    case .bare: state.isPressed && key.action != .delete ? look.special : nil
    }
  }

  private var ink: UIColor {
    if !state.isEnabled { return look.faint }
    if state.isLit { return .black }
    return key.kind == .prominent && !state.isPressed ? .white : look.ink
  }

  // MARK: What is written

  private func write(in box: CGRect) {
    let letters = isFigure ? Self.letters[title] : nil
    let lift: CGFloat = letters == nil ? 0 : min(7, box.height / 6)
    write(title, font(in: box), centre: CGPoint(x: box.midX, y: box.midY - lift - rise))
    guard let letters, box.height > 34 else { return }
    write(letters, .systemFont(ofSize: 10, weight: .semibold), centre: CGPoint(x: box.midX, y: box.maxY - 10))
  }

  private func write(_ text: String, _ font: UIFont, centre: CGPoint) {
    TextDrawing(text: StyledText(text, TextStyle(font: font, color: ink))).draw(at: { size in
      // At whole pixels, so that all letters of a row have the same edges.
      let (scale, x, y) = (stage.scale, centre.x - size.width / 2, centre.y - font.lineHeight / 2)
      return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    })
  }

  /// Small letters look as though they were in the middle when they are a little above it.
  private var rise: CGFloat { title.count == 1 && title.first?.isLowercase == true ? 2 : 0 }

  private var isFigure: Bool { key.kind == .wide && title.count == 1 && title.first?.isNumber == true }

  private func font(in box: CGRect) -> UIFont {
    if isFigure { return .systemFont(ofSize: min(25, box.height * 0.6)) }
    guard title.count == 1, key.kind != .special else { return .systemFont(ofSize: 16) }
    return .systemFont(ofSize: title.first?.isLowercase == true ? 25 : 22.5)
  }

  /// What telephones have on their figures.
  private static let letters = [
    "2": "A B C", "3": "D E F", "4": "G H I", "5": "J K L", "6": "M N O", "7": "P Q R S", "8": "T U V", "9": "W X Y Z",
  ]
}
