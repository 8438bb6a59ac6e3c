import Foundation
import FoundationXML
import InterludeUI
import Testing

@testable import MotionQA

@Suite struct MotionReportTests {
  private static let times = [0, 0.5, 1.0]

  private static func recording(_ values: [Double?], pictures: Bool = true) -> ReportRecording {
    ReportRecording(
      times: times,
      sequence: pictures ? sequence : nil,
      series: [
        ReportRecording.Series(view: "Card", property: "alpha", unit: "", values: values, velocities: [1, 1, 1])
      ],
      boxes: [
        ReportRecording.Box(
          view: "Card",
          places: [10, 20, 30].map {
            ReportRecording.Place(corners: CGRect(x: $0, y: 50, width: 20, height: 10).corners)
          })
      ],
      events: [ReportRecording.Event(time: 0.5, subject: "Card<Int>", text: "viewDidAppear(true) & \"more\"")])
  }

  private static let sequence = ReportImageSequence(
    width: 100, height: 100,
    pictures: [
      ReportImageSequence.Picture(frame: 0, file: Data([1, 2, 3])),
      ReportImageSequence.Picture(frame: 2, x: 7, y: 8, isLaidOver: true, file: Data([4])),
      ReportImageSequence.Picture(frame: 2, isPhotograph: true, file: Data([5])),
    ], stills: [ReportImageSequence.Still(frame: 0, png: Data([9]))])

  private static func report(
    expected: Bool = true, differences: [MotionReport.Difference] = [], causes: [MotionReport.Cause] = []
  ) -> MotionReport {
    MotionReport(
      title: "a <b> & \"c\"", subtitle: "three frames", size: CGSize(width: 100, height: 100),
      actual: recording([0, 0.5, 1]),
      expected: expected ? recording([0, nil, 1]) : nil,
      causes: causes + differences.map { MotionReport.Cause($0) })
  }

  @Test(arguments: [true, false]) func isWellFormedWhateverStandsInIt(expected: Bool) {
    let page = Self.report(expected: expected, differences: [MotionReport.Difference("alpha < 0.5 & late")]).html
    // A parser of XML takes all but the doctype and the scripts, which have rules of their own.
    let markup = page.replacing("<!doctype html>", with: "").replacing(/<script[^>]*>(?s:.*?)<\/script>/, with: "")
    let parser = XMLParser(data: Data(markup.utf8))

    #expect(parser.parse(), "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
  }

  @Test func theMotionThatWasExpectedIsToldWhereItReadsOtherwise() {
    func page(_ old: [String], _ new: [String]) -> String {
      func recording(_ motions: [String]) -> ReportRecording {
        var recording = Self.recording([0, 0.5, 1])
        recording.series[0].motions = motions
        return recording
      }
      return MotionReport(
        title: "a", subtitle: "b", size: CGSize(width: 100, height: 100), actual: recording(new),
        expected: recording(old), causes: []
      ).html
    }

    #expect(
      page(["0 → 1", "1 → 0"], ["0 → 2", "1 → 0"]).contains(
        #"<li>0 → 2</li><li class="was">expected 0 → 1</li><li>1 → 0</li></ul>"#))
    #expect(page(["0 → 1"], []).contains(#"<li class="was">expected 0 → 1</li></ul>"#))
  }

  @Test func needsNothingFromElsewhere() throws {
    let page = Self.report().html
    let sources = page.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }

    #expect(!sources.isEmpty)
    #expect(sources.allSatisfy { $0.hasPrefix("data:") || $0.hasPrefix("#") })
    #expect(!page.contains("url("))
  }

  @Test func namesAreTextNotMarkup() {
    let page = Self.report().html

    #expect(page.contains("a &lt;b&gt; &amp; &quot;c&quot;"))
    #expect(!page.contains("Card<Int>"))
  }

  @Test func aValueStandsWhereTheAxesSay() throws {
    let page = Self.report(expected: false).html
    let path = try #require(page.firstMatch(of: /<path class="actual" d="([^"]*)"/)).1
    let value = PlotAxis(covering: [0, 0.5, 1], from: 108, to: 10)

    #expect(path == "M46 \(value.place(0).plain)L199 \(value.place(0.5).plain)L352 \(value.place(1).plain)")
  }

  @Test func aLineBreaksWhereTheViewIsNotThere() throws {
    let page = Self.report().html
    let path = try #require(page.firstMatch(of: /<path class="expected" d="([^"]*)"/)).1

    #expect(path.filter { $0 == "M" }.count == 2)
    #expect(!path.contains("L"))
  }

  @Test func aRecordingAloneExpectsNothing() {
    let page = Self.report(expected: false).html
    let body = page.replacing(/<(script|style)[^>]*>(?s:.*?)<\/(script|style)>/, with: "")

    #expect(!body.contains("expected"))
    #expect(!body.contains("verdict"))
  }

  @Test func theVerdictListsWhatDiffers() {
    let differences = [
      MotionReport.Difference("one"),
      MotionReport.Difference("two", time: 0.5, series: MotionReport.SeriesName(view: "Card", property: "alpha")),
    ]
    let page = Self.report(differences: differences).html

    #expect(page.contains("<li>one</li>\n<li><a href=\"#plot-0\" data-time=\"0.5\">two</a></li>"))
    #expect(page.contains("<article class=\"card plot different\" id=\"plot-0\">"))
    #expect(Self.report().html.contains("Nothing differs"))
  }

  @Test func whatFollowsFromACauseStandsUnderIt() {
    let cause = MotionReport.Cause(
      MotionReport.Difference("it takes longer", time: 0.5),
      consequences: [MotionReport.Difference("one < two"), MotionReport.Difference("three")])
    let page = Self.report(causes: [cause]).html

    #expect(page.contains("<li><a href=\"#\" data-time=\"0.5\">it takes longer</a>"))
    #expect(
      page.contains("<summary>The 2 that follow from it</summary><ul>\n<li>one &lt; two</li>\n<li>three</li>\n</ul>"))
  }

  @Test func picturesStandInAReelWithTheirPlaces() {
    let page = Self.report(expected: false).html

    #expect(
      page.contains(
        "<div class=\"sequence\" hidden=\"hidden\" data-recording=\"actual\" data-width=\"100\" data-height=\"100\">"))
    #expect(
      page.contains(
        "<img alt=\"\" data-frame=\"2\" data-x=\"7\" data-y=\"8\" data-over=\"\" src=\"data:image/png;base64,BA==\"/>"))
    #expect(page.contains("src=\"data:image/jpeg;base64,BQ==\""))
    #expect(
      page.contains("<img alt=\"actual at 0.000 s\" loading=\"lazy\" src=\"data:image/png;base64,CQ==\"/>0.000 s</a>"))
  }

  /// In the second frame the value is there on one side only, in the third half of its range off.
  @Test func aComparisonOpensAtTheLargestDifference() {
    var report = Self.report(differences: [
      MotionReport.Difference("alpha", series: MotionReport.SeriesName(view: "Card", property: "alpha"))
    ])
    #expect(report.mostDifferentFrame == nil)
    report.actual.series[0].values = [0.1, 0.5, 0.5]
    #expect(report.mostDifferentFrame == 2)
    report.openingFrame = 2
    #expect(report.html.contains("id=\"scrubber\" aria-label=\"Time\" min=\"0\" max=\"2\" value=\"2\""))
  }

  @Test func dataCannotEndItsScript() throws {
    var report = Self.report()
    report.actual.series[0].unit = "</script>"
    let data = try #require(report.html.firstMatch(of: /id="report-data">((?s:.*?))<\/script>/)).1
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]

    #expect(json?["actual"] != nil)
  }

  @Test func equalReportsMakeEqualPages() {
    #expect(
      Self.report(differences: [MotionReport.Difference("x")]).html
        == Self.report(differences: [MotionReport.Difference("x")]).html)
  }
}
