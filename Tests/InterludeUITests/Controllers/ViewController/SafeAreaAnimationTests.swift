import InterludeUI
import InterludeUITestSupport
import Testing

/// Safe areas that change inside of an animation block.
@Suite final class SafeAreaAnimationTests {
  lazy var world = World()
  lazy var root: Probe = world.showProbe()
  /// 40 points high, at the lower edge of the root's safe area.
  lazy var bar: UIView = {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    world.layOut()
    return bar
  }()

  @Test func whatFollowsTheSafeAreaAnimatesWithTheBlockThatLaysItOut() throws {
    #expect(bar.frame == CGRect(x: 0, y: 804, width: 100, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [root] in
      root.additionalSafeAreaInsets.bottom = 100
      root.view.layoutIfNeeded()
    }
    #expect(bar.frame.minY == 704)
    world.stage.advance(to: 0.5)
    let shown = try #require(bar.layer.presentation())
    #expect(abs(shown.frame.minY - 754) < 1e-6)
  }

  /// A view that moves out from under a bar, and lays itself out anew as its insets change.
  @Test func aViewIsToldOfItsInsetsByTheLayoutThatMovesIt() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    let sheet = TellingView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    root.view.addSubview(sheet)
    world.layOut()
    sheet.entries = []
    UIView.animate(withDuration: 1) { [root] in
      sheet.frame.origin.y = 30
      root.view.layoutIfNeeded()
    }
    #expect(sheet.entries == ["insets 20.0", "layout"])
    world.layOut()
    #expect(sheet.entries == ["insets 20.0", "layout"])
  }
}

private final class TellingView: UIView {
  var entries: [String] = []

  override func safeAreaInsetsDidChange() { entries.append("insets \(safeAreaInsets.top)") }
  override func layoutSubviews() {
    super.layoutSubviews()
    entries.append("layout")
  }
}
