import InterludeUI
import Testing

@testable import InterludeLab

struct LabLayoutTests {
  private nonisolated static let phone = CGSize(width: 390, height: 844)

  @Test(arguments: [
    (1280.0, 900.0), (1920, 1200), (1024, 700), (800, 1200), (640, 430), (600, 900), (599, 430), (390, 844), (240, 320),
    (1366, 738), (1280, 690), (1024, 570),
  ])
  func theAreasFillTheWindowAndNoneLiesOverAnother(width: Double, height: Double) {
    let layout = LabLayout(size: CGSize(width: width, height: height), phone: Self.phone, isDockShown: true)
    let areas = [layout.toolbar, layout.canvas, layout.inspector, layout.timeline].filter { !$0.isEmpty }
    let covered = areas.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(covered - width * height) < 1)
    for (index, area) in areas.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: width, height: height).contains(area))
      for other in areas[..<index] { #expect(!area.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
    }
    #expect(layout.canvas.contains(layout.phoneFrame()))
  }

  /// 568 points is what a graph and its parameters need beside each other, 24 what is at their sides. Above the phone is the toolbar, 44
  /// points high, and at each of its sides a margin of 16.
  @Test(arguments: [(1366.0, 738.0), (1280, 690), (1024, 570), (960, 580), (1280, 900), (1920, 1050)])
  func aWideWindowHasThePhoneOverItsHeightAndTheGraphBesideTheParameters(width: Double, height: Double) {
    var layout = LabLayout(size: CGSize(width: width, height: height), phone: Self.phone, isDockShown: true)
    #expect(layout.inspector.width >= 592)
    let alone = layout.phoneScale
    #expect(abs(alone - min(1, (height - 76) / 844)) < 1e-9)
    layout.phones = 2
    #expect(layout.phoneScale >= alone * 2 / 3 - 0.01)
  }

  @Test(arguments: [(1366.0, 738.0), (1024, 570), (1920, 1050)])
  func aPhoneOnItsSideGetsTheWidthThatTheGraphAndTheParametersLeave(width: Double, height: Double) {
    let layout = LabLayout(
      size: CGSize(width: width, height: height), phone: CGSize(width: 844, height: 390), isDockShown: true)
    #expect(layout.inspector.width >= 592)
    #expect(abs(layout.phoneScale - min(1, (width - 592 - 32) / 844)) < 0.002)
  }

  @Test func withoutTheDockThePhoneIsTheWindow() {
    let layout = LabLayout(size: Self.phone, phone: Self.phone, isDockShown: false)
    #expect(layout.phoneFrame() == CGRect(origin: .zero, size: Self.phone))
    #expect(layout.map() == .identity && layout.isOnPhone(CGPoint(x: 389, y: 3)))
  }

  @Test func aPointOfTheWindowIsThePointOfThePhoneThatIsShownThere() {
    var layout = LabLayout(size: CGSize(width: 1280, height: 900), phone: Self.phone, isDockShown: true, zoom: 3)
    layout.pan = CGPoint(x: -40, y: 25)
    let place = CGPoint(x: 100, y: 321)
    let shown = place.applying(layout.map())
    let back = layout.phonePoint(shown)
    #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
  }

  @Test func twoPhonesStandBesideEachOther() {
    var layout = LabLayout(size: CGSize(width: 1280, height: 900), phone: Self.phone, isDockShown: true)
    layout.phones = 2
    #expect(!layout.phoneFrame(0).intersects(layout.phoneFrame(1)))
    #expect(layout.canvas.contains(layout.phoneFrame(0)) && layout.canvas.contains(layout.phoneFrame(1)))
  }

  /// A phone of 20 × 10 points, each of 8 points of the window: two pixels a point are 4 points wide, one is 8.
  @Test func thePixelGridHasALineBetweenPixelsThatCanBeSeen() {
    let phone = CGSize(width: 20, height: 10)
    let layout = LabLayout(size: CGSize(width: 1280, height: 900), phone: phone, isDockShown: true, zoom: 8)
    #expect(layout.phoneScale == 8)
    #expect(PixelGrid.commands(in: layout, scale: 2).isEmpty)
    #expect(PixelGrid.commands(in: layout, scale: 1).count == 21 + 11)
  }

  @Test(arguments: [
    Self.phone, CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366), CGSize(width: 320, height: 480),
  ])
  func theWindowGrowsAsFarAsThePhoneKeepsItsSize(phone: CGSize) {
    let layout = LabLayout(size: LabLayout.wishedSize(for: phone), phone: phone, isDockShown: true)
    #expect(layout.phoneScale == 1)
  }
}
