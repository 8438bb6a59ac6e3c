import InterludeUI
import Testing

/// The visual format language, by the frames that it gives.
@Suite final class VisualFormatTests: AutoLayoutFixture {
  private lazy var views = ["a": add(), "b": add()]

  private func draw(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [CGRect] {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    layOut()
    return ["a", "b"].compactMap { views[$0]?.frame }
  }

  @Test func aRowWithSizesAndDistances() {
    let frames = draw("H:|-20-[a(50)]-[b]-30-|", "V:|[a(40)]", "V:|-5-[b(a)]")
    #expect(frames == [rect(20, 0, 50, 40), rect(78, 5, 282, 40)])
    #expect(misuses.isEmpty)
  }

  @Test func aDashAtTheEdgeIsTheMargin() {
    #expect(draw("|-[a][b(100)]-|", "V:|-[a(10)]-0-[b(10)]") == [rect(16, 0, 258, 10), rect(274, 10, 100, 10)])
  }

  @Test func metricsRelationsAndPriorities() {
    let frames = draw(
      "H:|-gap-[a(>=60,<=90,300@250)]-(>=12)-[b(a)]", "V:|-(gap)-[a(==20)]", "V:[b(20)]-gap-|",
      metrics: ["gap": 15, "unused": 1.5])
    #expect(frames[0] == rect(15, 15, 90, 20))
    #expect(frames[1].width == 90)
    #expect(frames[1].minX >= 117)
    #expect(frames[1].minY == 809)
  }

  @Test func optionsAlignTheViews() {
    let frames = draw("H:|[a(30)][b(30)]", options: [.alignAllTop, .alignAllBottom])
    _ = frames
    #expect(draw("V:|-100-[a(25)]") == [rect(0, 100, 30, 25), rect(30, 100, 30, 25)])
  }

  @Test(arguments: [
    "", "H:", "H:|-[a", "H:[a]-4[b]", "H:[a]-(4-[b]", "H:|[c]|", "H:[a(width)]", "H:[a]||", "[a]-x-[b]",
  ])
  func whatCannotBeReadIsReported(format: String) {
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views).isEmpty)
    #expect(misuses == ["L6"])
  }

  /// Against the view's own attributes, whose numbers the options' bits are.
  @Test func everyOptionAlignsItsLine() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let options: [(Options, NSLayoutConstraint.Attribute, String)] = [
      (.alignAllLeft, .left, "V:"), (.alignAllRight, .right, "V:"), (.alignAllTop, .top, "H:"),
      (.alignAllBottom, .bottom, "H:"), (.alignAllLeading, .leading, "V:"), (.alignAllTrailing, .trailing, "V:"),
      (.alignAllCenterX, .centerX, "V:"), (.alignAllCenterY, .centerY, "H:"),
      (.alignAllLastBaseline, .lastBaseline, "H:"), (.alignAllFirstBaseline, .firstBaseline, "H:"),
    ]
    for (option, attribute, way) in options {
      #expect(option.rawValue == 1 << UInt(attribute.rawValue))
      func make(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: option, metrics: nil, views: views)
      }
      let made = make("\(way)[a]-[b]")
      #expect(made.last?.firstAttribute == attribute && made.last?.secondAttribute == attribute && made.count == 2)
      // Along the line UIKit raises an exception.
      #expect(make("\(way == "V:" ? "H:" : "V:")[a]-[b]").isEmpty)
    }
    #expect(misuses == Array(repeating: "L6", count: options.count))
  }
}
