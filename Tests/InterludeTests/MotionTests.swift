import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// What the goldens say about motions that touch, and about what moves without an animation.
struct MotionTests {
  private func track(_ scene: String, _ view: String, _ property: TraceProperty) throws -> PropertyTrace {
    try #require(try GalleryScenes.golden(of: scene)[view, property])
  }

  /// The card goes back a little after it has come; both ways are easeOut over half a second, to the millionth.
  @Test func presentationAndDismissalAreTwoMotions() throws {
    let scale = try track("card", "UINavigationController.view", .scaleX)

    #expect(scale.motions.map(\.start.time) == [0, 0.66] && scale.motions.map(\.end.time) == [0.5, 1.16])
    #expect(try scale.fits().map(\.spec.description) == ["easeOut(duration: 0.5)", "easeOut(duration: 0.5)"])
    // The view leaves the screen on its way out, and has come to its end.
    #expect(try track("card", "card", .translationY).metrics.map(\.to) == [0, 783])
  }

  /// A sheet animates nothing: it follows its transition, a finger and the system's spring, critically damped with
  /// ω = √(1000 / 3), each of which is a motion of its own.
  @Test func aSheetsWaysAreToldApart() throws {
    let top = try track("sheet-detents", "UIWindow/PresentationContainerView[0]/SheetView[0]", .centerY)
    let response = 2 * Double.pi / (1000.0 / 3).squareRoot()
    let springs = try top.fits().compactMap { fit in
      if case .spring(let spring) = fit.curve { (start: fit.start, spring: spring) } else { nil }
    }

    #expect(zip(springs.map(\.start), [0, 1.1, 2, 3]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(springs.map(\.start))")
    for spring in springs.map(\.spring)[1...2] {
      #expect(abs(spring.response - response) < 1e-3 && abs(spring.dampingRatio - 1) < 1e-3)
    }
  }

  /// Nothing of the lab's own is in the table, and each transition has its part.
  @Test func metricsAreShort() throws {
    let trace = try GalleryScenes.golden(of: "card")
    let rows = MotionTable(of: trace) { trace.window(of: $0) != "StatusBarWindow" }.rows
    #expect(rows.count == 10 && rows.map(\.transition).filter { $0 == 0 }.count == 5)
    let furniture = MotionTable(of: trace) { trace.window(of: $0) == "StatusBarWindow" }.rows
    #expect(!furniture.isEmpty && furniture.count < 30, "a line a colour, however many components it has")
  }
}
