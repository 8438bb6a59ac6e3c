import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// What assistive technologies are told of.
@Suite final class AccessibilityTests {
  lazy var world = World()

  @Test func controlsAndLabelsAreElementsUnlessTheySayOtherwise() {
    #expect(UIButton().isAccessibilityElement && UISlider().isAccessibilityElement && UILabel().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement && !UIScrollView().isAccessibilityElement)
    let (view, button) = (UIView(), UIButton())
    (view.isAccessibilityElement, button.isAccessibilityElement) = (true, false)
    #expect(view.isAccessibilityElement && !button.isAccessibilityElement)
    #expect(UIButton().accessibilityTraits == .button && UILabel().accessibilityTraits == .staticText)
    #expect(UIView().accessibilityTraits == .none)
    button.accessibilityTraits.insert(.selected)
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test func elementsAreFoundByTheirIndexAndBack() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as AnyObject? === second && view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: first) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func anAnnouncementStandsInTheLifecycleAtItsTime() {
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    world.stage.advance(to: 0.5)
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(
      recorder.events.map { "\($0.time) \($0.callback) \($0.detail)" } == [
        "0.5 UIAccessibility.post(notification:) announcement, Done",
        "0.5 UIAccessibility.post(notification:) screenChanged",
      ])
  }

  @Test func aSettingOfTheStageIsToldOf() {
    var calls = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { calls += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    world.stage.isReduceTransparencyEnabled = true
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(calls == 1)
  }

  /// The bits are those that assistive technologies are told.
  @Test func traitsAreBits() {
    let traits: [(UIAccessibilityTraits, Int)] = [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5), (.staticText, 6),
      (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9), (.searchField, 10), (.startsMediaSession, 11),
      (.adjustable, 12), (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
    ]
    for (trait, bit) in traits { #expect(trait.rawValue == 1 << UInt64(bit), "\(bit)") }
    #expect(UIAccessibilityTraits.none.isEmpty)
  }
}
