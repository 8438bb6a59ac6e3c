import Foundation
import InterludeUI
import Testing

@testable import MotionQA

struct TraceFileTests {
  /// Views that stand, move, come and go, with names that need escaping.
  private let trace: Trace = {
    let spring = Spring(dampingRatio: 0.5, response: 0.4)
    var moving = PropertyTrace.moving(.alpha, along: spring, from: 0.25, to: 1)
    moving.velocities = moving.velocities.map { Rounding.round($0, digits: 6) }
    var hidden = PropertyTrace.following(.hidden, frames: 91, { $0 < 0.5 ? 1 : 0 }, { _ in 0 })
    hidden.presence = [10..<20, 25..<80]
    // Off screen it keeps what it had.
    hidden.values = hidden.values.enumerated().map { $0 < 30 ? 1 : $1 }
    return Trace(
      scene: "test", size: CGSize(width: 390, height: 844.5), framesPerSecond: 60, frameCount: 91,
      steps: ["0.000 tap 1 2"],
      views: [
        ViewTrace(name: "a \"b\"\\\n\u{1}ü", presence: [0..<91], still: [.width: 20, .centerX: -0.1234], moving: []),
        ViewTrace(
          name: "box", presence: [0..<91], superviews: [ViewTrace.Superview("note", from: 0)], still: [:],
          moving: [moving]),
        ViewTrace(
          name: "note", presence: [10..<20, 25..<80],
          superviews: [ViewTrace.Superview("box", from: 10), ViewTrace.Superview("a \"b\"\\\n\u{1}ü", from: 25)],
          still: [:], moving: [hidden]),
      ])
  }()

  @Test func whatIsWrittenReadsBackTheSame() throws {
    let read = try Trace(Data(trace.text.utf8), path: "t.json")
    #expect(read == trace)
    #expect(read.text == trace.text)
  }

  /// The same recording with transitions and turns.
  private var complete: Trace {
    var views = trace.views
    views[1].turns = [
      .alpha: [MotionTurn(time: 0.1, value: 0.25), MotionTurn(time: 0.125), MotionTurn(time: 1.2, value: 1)]
    ]
    return Trace(
      scene: trace.scene, size: trace.size, framesPerSecond: 60, frameCount: 91, steps: trace.steps,
      transitions: [
        TransitionTrace(
          .present, from: "Home", to: "Card<\"a\">", animator: "Pop", duration: 0.5, begin: 0.125, end: 0.7,
          isCompleted: false, holds: [0.2...0.3]),
        TransitionTrace(.tab, from: "A", to: "B", animator: "Slide", duration: 1, begin: 0.8),
      ], views: views)
  }

  @Test func transitionsAndTurnsReadBackTheSame() throws {
    let read = try Trace(Data(complete.text.utf8), path: "t.json")
    #expect(complete.text.contains("\"version\": 3") && trace.text.contains("\"version\": 2"))
    #expect(read == complete)
    #expect(read.text == complete.text)
    #expect(read["box", .alpha]?.turns.map(\.time) == [0.1, 0.125, 1.2])
    // Code moves the other view: transitions may turn it, and what it is in.
    #expect(read["note", .hidden]?.turns.map(\.time) == [0.125, 0.2, 0.3, 0.7, 0.8])
  }

  @Test(
    arguments: [
      ("\"present\", \"from\"", "\"appear\", \"from\"", "a transition is called \"appear\""),
      ("\"end\": 0.7", "\"end\": 0.1", "ends before it begins"), ("[[0.2, 0.3]]", "[[0.4, 0.3]]", "impossible times"),
      ("[0.125], [1.2, 1]", "[1.3], [1.2, 1]", "turns of alpha that are not times in order"),
      ("\"turns\": {\"alpha\"", "\"turns\": {\"beta\"", "a property \"beta\""),
      ("\"transitions\"", "\"changes\"", "there are no \"transitions\""),
    ])
  func impossibleTransitionsAreToldApart(words: String, replacement: String, reason: String) throws {
    let text = complete.text.replacingOccurrences(of: words, with: replacement)
    try #require(text != complete.text)
    #expect { try Trace(Data(text.utf8), path: "t.json") } throws: { "\($0)".contains(reason) }
  }

  @Test func rowsStandOnLinesOfTheirOwn() {
    #expect(trace.text.contains("\n  [10, 1],\n  [25, 1],\n  [30, 0]\n]}"))
  }

  @Test(arguments: [0.1, 0.5, 0.9, 0.999]) func aFileThatIsCutOffIsNamed(part: Double) {
    let data = Data(trace.text.utf8)
    #expect {
      try Trace(data.prefix(Int(Double(data.count) * part) - 2), path: "goldens/test/trace.json")
    } throws: {
      "\($0)".contains("goldens/test/trace.json is not an intact trace: it is no JSON, perhaps cut off")
        && "\($0)".contains("Record it anew")
    }
  }

  @Test(
    arguments: [
      ("[25, 80]", "[15, 80]", "is present in impossible frames"),
      ("[[10, 20], [25, 80]]", "[]", "the view \"note\" has rows, and is present in no frame"),
      ("\"frames\": 91", "\"frames\": 0", "frames is 0"),
      ("\"frames\": 91", "\"images\": 91", "there is no \"frames\" in it"),
      ("\"framesPerSecond\": 60", "\"framesPerSecond\": \"many\"", "framesPerSecond is not what belongs there"),
      ("\"framesPerSecond\": 60", "\"framesPerSecond\": 0", "framesPerSecond is 0"),
      ("interlude-trace", "other", "it says that it is \"other\""), ("\"version\": 2", "\"version\": 1", "version 1"),
      ("[30, 0]", "[30]", "a row of the view \"note\" has 1 numbers, not 2"),
      ("[30, 0]", "[3, 0]", "the row of the view \"note\" at frame 3 is out of order"),
      ("[30, 0]", "[30.5, 0]", "out of order"), ("[30, 0]", "[91, 0]", "out of order"),
      ("\"hidden\"", "\"height\"", "a property \"height\", which this program does not know"),
      ("\"0\": \"note\"", "\"0\": \"fog\"", "the view \"box\" is in \"fog\" from 0 on"),
      ("\"0\": \"note\"", "\"91\": \"note\"", "no view and frame of it"),
      ("\"0\": \"note\"", "\"0\": \"note\", \"00\": \"box\"", "the view \"box\" is in two views from frame 0 on"),
      // Of several flaws it is always the same that is told.
      (
        "\"0\": \"note\"", "\"6\": \"f\", \"2\": \"b\", \"4\": \"d\", \"1\": \"a\", \"5\": \"e\", \"3\": \"c\"",
        "the view \"box\" is in \"a\" from 1 on"
      ),
      ("\"name\": \"box\"", "\"name\": \"note\"", "two views have the same name"),
      ("[390, 844.5]", "[390]", "size is not a width and a height"),
    ])
  func aForeignFileIsToldApart(words: String, replacement: String, reason: String) throws {
    let text = trace.text.replacingOccurrences(of: words, with: replacement)
    try #require(text != trace.text)
    #expect {
      try Trace(Data(text.utf8), path: "t.json")
    } throws: {
      "\($0)".contains(reason) && "\($0)".hasPrefix("t.json")
    }
  }

  /// What it is made of may be another by then.
  @Test(arguments: ["\"frames\": 91", "\"images\": 91"])
  func aFileOfANewerVersionIsNotCalledDamaged(frames: String) {
    let text = trace.text.replacingOccurrences(of: "\"version\": 2", with: "\"version\": 7")
      .replacingOccurrences(of: "\"frames\": 91", with: frames)

    #expect {
      try Trace(Data(text.utf8), path: "t.json")
    } throws: {
      "\($0)".hasPrefix(
        "t.json is a trace of version 7, which a newer Interlude has written; this one reads versions 2 to 3.")
    }
  }

  @Test func aMissingFileIsNamed() {
    #expect { try Trace.read("/nowhere/t.json") } throws: { "\($0)".contains("/nowhere/t.json") }
  }

  @Test(arguments: [(0.1 + 0.2, "0.3"), (-0.00001, "0"), (195, "195"), (-2.5, "-2.5"), (1.0 / 3, "0.3333")])
  func numbersAreShort(value: Double, text: String) {
    #expect(Rounding.text(Rounding.round(value, digits: 4)) == text)
  }
}
