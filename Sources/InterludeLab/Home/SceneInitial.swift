import InterludeUI

/// What the home screen shows for a scene without a picture: the first letter of its title on a colour from its name.
final class SceneInitial: UIView {
  private let ground: GradientView
  private let letter = UILabel()

  init(title: String, name: String) {
    let hue = Self.hue(of: name)
    ground = GradientView(
      from: UIColor(hue: hue, saturation: 0.5, brightness: 0.95, alpha: 1),
      to: UIColor(hue: hue, saturation: 0.75, brightness: 0.75, alpha: 1))
    super.init(frame: .zero)
    clipsToBounds = true
    letter.text = title.first.map { String($0).uppercased() }
    letter.textColor = .white
    letter.textAlignment = .center
    addSubview(ground)
    addSubview(letter)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    letter.frame = bounds
    letter.font = .systemFont(ofSize: (bounds.height / 2).rounded(), weight: .bold)
  }

  /// 0…1, the same for a name in every run: the hash of Fowler, Noll and Vo (FNV-1a, 32 bits), which parts similar names.
  static func hue(of name: String) -> CGFloat {
    let hash = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return CGFloat(hash % 360) / 360
  }
}
