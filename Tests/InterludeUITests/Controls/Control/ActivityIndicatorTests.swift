import Foundation
import InterludeUI
import InterludeUITestSupport
import LayerTree
import Testing

@Suite final class ActivityIndicatorTests {
  private lazy var world = World()
  private lazy var indicator = UIActivityIndicatorView(style: .large)

  private func show() {
    let root = UIViewController()
    world.show(root)
    root.view.addSubview(indicator)
    world.layOut()
  }

  /// How far the wheel has turned, in eighths.
  private var steps: Double? {
    guard let wheel = indicator.layer.sublayers?.first, let shown = wheel.presentation() else { return nil }
    return atan2(shown.transform.m12, shown.transform.m11) / (.pi / 4)
  }

  @Test func itTurnsByEighthsOnceIn08Seconds() throws {
    show()
    indicator.startAnimating()
    for (time, expected) in [(0.05, 0.0), (0.15, 1), (0.25, 2), (0.75, -1), (0.85, 0), (8.35, 3)] {
      world.stage.advance(to: time)
      #expect(abs(try #require(steps) - expected) < 1e-9, "at \(time) s")
    }
    indicator.stopAnimating()
    #expect(steps == 0)
  }

  @Test func aWheelThatTurnsGoesOnWhenItIsStartedAgain() throws {
    show()
    indicator.startAnimating()
    world.stage.advance(to: 0.35)
    indicator.startAnimating()
    #expect(try #require(steps) == 3)
    world.stage.advance(to: 0.45)
    #expect(abs(try #require(steps)) == 4)
  }

  @Test func itShowsOnlyWhileItTurnsUnlessItIsToStay() {
    show()
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func itTurnsAgainWhenItComesBackIntoAWindow() throws {
    indicator.startAnimating()
    show()
    world.stage.advance(to: 0.15)
    #expect(abs(try #require(steps) - 1) < 1e-9)
    indicator.removeFromSuperview()
    world.window.rootViewController?.view.addSubview(indicator)
    world.layOut()
    world.stage.advance(to: 0.4)
    #expect(abs(try #require(steps) - 2) < 1e-9)
  }

  @Test func eightSpokesStandOnTheRimAndFadeBackwards() throws {
    show()
    let wheel = try #require(indicator.layer.sublayers?.first)
    let spokes = try #require(wheel.sublayers)
    #expect(spokes.count == 8 && indicator.frame.size == CGSize(width: 37, height: 37))
    for (index, spoke) in spokes.enumerated() {
      let middle = wheel.convert(CGPoint(x: spoke.bounds.midX, y: 0), from: spoke)
      let angle = Double(index) * .pi / 4
      #expect(abs(middle.x - (18.5 + 18.5 * sin(angle))) < 1e-9 && abs(middle.y - (18.5 - 18.5 * cos(angle))) < 1e-9)
    }
    #expect(zip(spokes, spokes.dropFirst()).allSatisfy { $0.opacity < $1.opacity })
  }

  /// The styles before iOS 13, with their raw values, sides and colours.
  @Test(arguments: [
    (0, 37.0, UIColor.white), (1, 20, .white), (2, 20, .systemGray), (100, 20, .systemGray), (101, 37, .systemGray),
  ])
  func aStyleHasASizeAndAColour(rawValue: Int, side: Double, color: UIColor) throws {
    let style = try #require(UIActivityIndicatorView.Style(rawValue: rawValue))
    let indicator = UIActivityIndicatorView(style: style)
    #expect(indicator.intrinsicContentSize == CGSize(width: side, height: side) && indicator.color == color)
    indicator.color = .red
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == color)
  }
}
