/// The colours of a keyboard, by eye from an iPhone's, where they lie on a blurred ground.
struct KeyboardLook: Equatable {
  let isDark: Bool

  /// Behind the keys.
  var ground: UIColor { isDark ? Self.grey(0.169) : UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1) }
  /// Of a key that types.
  var key: UIColor { isDark ? Self.grey(0.42) : .white }
  /// Of a key that does something else.
  var special: UIColor {
    isDark ? Self.grey(0.275) : UIColor(red: 0.671, green: 0.69, blue: 0.729, alpha: 1)
  }
  /// Of what is written on keys.
  var ink: UIColor { isDark ? .white : .black }
  /// Of the line below a key.
  var shadow: UIColor { isDark ? Self.grey(0.094) : UIColor(red: 0.537, green: 0.541, blue: 0.553, alpha: 1) }
  /// Of a key that has been switched on.
  var lit: UIColor { isDark ? Self.grey(0.83) : .white }
  /// Of the return key where it stands out.
  var prominent: UIColor {
    isDark ? UIColor(red: 0.039, green: 0.518, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  }
  /// Of what is written on a key that takes no touches.
  var faint: UIColor { ink.withAlphaComponent(0.3) }

  private static func grey(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
}
