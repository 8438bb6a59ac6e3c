import DisplayList
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// What lies in a view with vibrancy is a silhouette of one grey, which takes from what is behind it or adds to it.
@Suite final class VibrancyTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view

  /// A blur, and a view with vibrancy in it that holds one colour.
  private func add(
    _ blur: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle? = nil, holding color: UIColor = .systemYellow
  ) -> UIVisualEffectView {
    let effect = UIBlurEffect(style: blur)
    let blurView = UIVisualEffectView(effect: effect)
    blurView.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
    root.addSubview(blurView)
    let vibrancy = style.map { UIVibrancyEffect(blurEffect: effect, style: $0) } ?? UIVibrancyEffect(blurEffect: effect)
    let view = UIVisualEffectView(effect: vibrancy)
    view.frame = blurView.bounds
    blurView.contentView.addSubview(view)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    content.backgroundColor = color
    view.contentView.addSubview(content)
    return view
  }

  /// From the group that is mixed on, if there is one.
  private var mixed: ArraySlice<DrawCommand> {
    world.stage.commit()
    let commands = world.stage.displayList().commands
    return commands.drop { if case .pushGroup(_, let blend) = $0 { blend == .normal } else { true } }
  }

  /// How the silhouette is mixed, and the grey that it has.
  private var silhouette: (blend: BlendMode, grey: CGFloat)? {
    let mixed = Array(mixed.prefix(7))
    guard mixed.count == 7, case .pushGroup(opacity: 1, let blend) = mixed[0], mixed[1] == .beginMask,
      case .fill = mixed[2], mixed[3] == .pushMask, case .fill(let shape, let color, .identity) = mixed[4],
      mixed[5] == .popMask, mixed[6] == .popGroup, shape.box.contains(root.bounds), color.alpha == 1,
      color.red == color.green, color.green == color.blue
    else { return nil }
    return (blend, color.red)
  }

  @Test(
    arguments: [
      (.systemMaterialLight, .label, 0.8), (.systemUltraThinMaterialLight, .secondaryLabel, 0.5),
      (.light, .separator, 0.25), (.extraLight, .tertiaryFill, 0.12),
      (.systemChromeMaterialLight, .quaternaryLabel, 0.18),
    ] as [(UIBlurEffect.Style, UIVibrancyEffectStyle, CGFloat)])
  func onALightBlurItTakesAway(blur: UIBlurEffect.Style, style: UIVibrancyEffectStyle, strength: CGFloat) throws {
    _ = add(blur, style)

    let shown = try #require(silhouette)

    #expect(shown.blend == .plusDarker)
    #expect(abs(shown.grey - (1 - strength)) < 1e-9)
  }

  @Test(
    arguments: [
      (.systemMaterialDark, .label, 0.8), (.dark, .tertiaryLabel, 0.3), (.systemThinMaterialDark, .fill, 0.3),
      (.systemThickMaterialDark, .secondaryFill, 0.24),
    ] as [(UIBlurEffect.Style, UIVibrancyEffectStyle, CGFloat)])
  func onADarkBlurItAdds(blur: UIBlurEffect.Style, style: UIVibrancyEffectStyle, strength: CGFloat) throws {
    _ = add(blur, style)

    let shown = try #require(silhouette)

    #expect(shown.blend == .plusLighter)
    #expect(abs(shown.grey - strength) < 1e-9)
  }

  @Test func theSilhouetteIsOfWhatTheViewHolds() throws {
    _ = add(.systemMaterialLight, .label, holding: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))

    let held = try #require(mixed.dropFirst(2).first)

    guard case .fill(let shape, let color, let map) = held else { return #expect(Bool(false), "a fill") }
    #expect(color.alpha == 0.5 && shape.box.size == CGSize(width: 50, height: 50))
    #expect(map.apply(to: shape.box.origin) == CGPoint(x: 20, y: 200))
  }

  @Test func withoutAStyleItIsALabel() throws {
    _ = add(.systemMaterialLight)

    #expect(try #require(silhouette).grey == 1 - 0.8)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aBlurThatFollowsTheTraitsTakesItsVibrancyAlong(style: UIUserInterfaceStyle) throws {
    root.overrideUserInterfaceStyle = style
    _ = add(.systemMaterial, .secondaryLabel)

    #expect(try #require(silhouette).blend == (style == .dark ? .plusLighter : .plusDarker))
  }

  @Test func aViewThatFadesFadesItsSilhouette() {
    let view = add(.systemMaterialLight)
    view.contentView.alpha = 0.25

    #expect(mixed.first == .pushGroup(opacity: 0.25, blend: .plusDarker))
  }

  @Test func withoutTheEffectTheContentIsAsItIs() {
    let view = add(.systemMaterialLight)
    #expect(!mixed.isEmpty)

    view.effect = nil

    #expect(mixed.isEmpty)
  }

  @Test func theStylesHaveUIKitsNumbers() {
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator,
    ]
    #expect(styles.map(\.rawValue) == Array(0..<8))
  }
}
