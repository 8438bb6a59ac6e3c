import Testing

@testable import InterludeLab

struct NumberReadingTests {
  private static let seconds = SliderScale(0.05...3, stepsPerUnit: 100, unit: "s", limits: 0.05...10)
  private static let share = SliderScale(0...0.6, stepsPerUnit: 200, unit: "%", factor: 100, limits: 0...0.9)
  private static let plain = SliderScale(-20...20, stepsPerUnit: 10, unit: "/s", limits: -1000...1000)

  @Test(arguments: [
    ("0.8 s", 0.8), ("0.8", 0.8), ("0,8s", 0.8), (" 800 ms ", 0.8), (".8 S", 0.8), ("12", 10), ("-1", 0.05),
  ])
  func secondsAreRead(text: String, value: Double) { #expect(Self.seconds.value(of: text) == value) }

  @Test(arguments: [("10 %", 0.1), ("10", 0.1), ("10,5%", 0.105), ("200 %", 0.9)])
  func sharesAreReadInPerCent(text: String, value: Double) { #expect(Self.share.value(of: text) == value) }

  @Test func whatIsShownIsReadBack() {
    #expect(Self.plain.value(of: Self.plain.text(-3.5)) == -3.5)
    #expect(Self.seconds.value(of: Self.seconds.text(1.15)) == 1.15)
    #expect(Self.share.value(of: Self.share.text(0.255)) == 0.255)
  }

  @Test(arguments: ["", "s", "fast", "1.2.3", "10 %", "3 m", "1e400", "0x10", "nan", "inf"])
  func whatIsNoNumberOfSecondsIsRefused(text: String) { #expect(Self.seconds.value(of: text) == nil) }
}
