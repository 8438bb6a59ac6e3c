import Foundation
import InterludeUI
import Testing

@Suite final class AlertTransitionTests: AlertFixture {
  override init() {}

  private func shown(_ alert: UIAlertController) throws -> CALayer { try #require(alert.view.layer.presentation()) }

  /// Mass 1, stiffness 22.85², critically damped: 1 − (1 + 22.85 t) exp(−22.85 t) of the way at t.
  @Test func anAlertShrinksToItsSizeAndFadesIn() throws {
    let alert = alert(.alert, [action("OK")])
    root.present(alert, animated: true)
    world.stage.advance(to: 0.1)
    let progress = 1 - (1 + 22.85 * 0.1) * exp(-2.285)

    #expect(abs(Double(try shown(alert).opacity) - progress) < 0.001)
    #expect(abs(Double(try shown(alert).transform.m11) - (1.2 - 0.2 * progress)) < 0.001)
    world.stage.advance(to: 0.41)
    #expect(try shown(alert).opacity == 1 && alert.view.transform == .identity)
    #expect(!alert.isBeingPresented)
  }

  @Test func anAlertFadesOutAtItsSize() throws {
    let alert = alert(.alert, [action("OK")])
    present(alert)
    let begin = world.stage.time
    alert.dismiss(animated: true)
    world.stage.advance(to: begin + 0.1)

    #expect(try (0.1...0.5).contains(shown(alert).opacity) && shown(alert).transform.m11 == 1)
    world.settle()
    #expect(alert.view.window == nil && alert.view.alpha == 1)
  }

  @Test func anActionSheetSlidesUpFromBelow() throws {
    let alert = alert(.actionSheet, [action("OK"), action("Cancel", .cancel)])
    root.present(alert, animated: true)
    #expect(try shown(alert).frame.minY == 844)
    world.stage.advance(to: 0.1)
    let y = try shown(alert).frame.minY
    world.settle()

    #expect(try y < 844 && y > shown(alert).frame.minY && shown(alert).opacity == 1)
    #expect(try shown(alert).frame.maxY == 844 - 8)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func whatIsBehindIsDimmedAndStays(style: UIAlertController.Style) throws {
    let alert = alert(style, [action("OK")])
    present(alert)
    let dimming = try #require(alert.view.superview?.subviews.first)

    #expect(dimming.frame == world.window.bounds && dimming.alpha == 1)
    #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.2))
    #expect(root.view.window != nil && world.journal.entries(about: "root view").isEmpty, "it does not disappear")
    root.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func withoutAnimationItIsThereAndGoneAtOnce() {
    let alert = alert(.alert, [action("OK")])
    root.present(alert, animated: false)
    #expect(alert.view.window != nil && alert.view.alpha == 1 && !alert.isBeingPresented)
    root.dismiss(animated: false)
    #expect(alert.view.window == nil)
  }

  @Test func itsStyleDoesNotDecideHowItIsPresented() {
    let alert = alert(.alert, [action("OK")])
    alert.modalPresentationStyle = .fullScreen
    present(alert)
    #expect(alert.view.frame.width == 270 && root.view.window != nil)
  }

  @Test func anActionsHandlerComesAfterTheAlertHasDisappeared() {
    final class Alert: UIAlertController {
      var onDidDisappear: () -> Void = {}
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDidDisappear()
      }
    }
    _ = root
    let alert = Alert(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(action("OK"))
    alert.onDidDisappear = { [world] in world.journal.write("viewDidDisappear") }
    present(alert)

    tap("OK", in: alert)
    world.settle()

    #expect(world.journal.entries == ["viewDidDisappear", "handler of OK"])
  }
}
