import InterludeUI
import Rasterizer
import Testing

@testable import MotionQA

/// What a golden expects is redrawn from its numbers: as the recording showed it that the golden was made of.
struct ExpectedFramesTests {
  private final class Board: UIViewController {
    var change: (UIView) -> Void = { _ in }
    var isSplit = false
    private let card = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    private let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      (card.backgroundColor, dot.backgroundColor) = (.red, .blue)
      (card.accessibilityIdentifier, dot.accessibilityIdentifier) = ("card", "dot")
      card.addAction(UIAction { [weak self] _ in self?.animate() }, for: .touchUpInside)
      view.addSubview(card)
      if !isSplit { card.addSubview(dot) }
    }

    private func animate() { UIView.animate(withDuration: 0.4) { self.change(self.card) } }
  }

  private func record(
    as golden: Trace? = nil, isSplit: Bool = false, _ change: @escaping (UIView) -> Void
  ) throws -> RecordedBundle {
    let stage = Stage(size: CGSize(width: 120, height: 90), scale: 1)
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let board = Board()
      (board.change, board.isSplit) = (change, isSplit)
      window.rootViewController = board
      window.makeKeyAndVisible()
    }
    return try .record(
      InputScript(duration: 0.6, [.tap("card", at: 0.1)]), on: Screen(stage: stage), scene: "board",
      framesPerSecond: 10,
      keepsFrames: true, redrawnAs: golden)
  }

  private final class Screen: Recordable {
    let stage: Stage
    init(stage: Stage) { self.stage = stage }
    func send(_ event: InputEvent) { stage.send(event) }
    func advance(to time: Double) { stage.advance(to: time) }
    func displayList() -> DisplayList { stage.displayList() }
  }

  private func differingPixels(_ one: [Frame], _ other: [Frame]) -> Int {
    let rasterizer = Rasterizer()
    return zip(one, other).reduce(0) { sum, pair in
      let pictures = [pair.0, pair.1].map { rasterizer.render($0.displayList, scale: 1) }
      return sum + PictureDifference(from: pictures[0], to: pictures[1], measure: .perceptual).count
    }
  }

  private nonisolated static let changes: [@MainActor @Sendable (UIView) -> Void] = [
    { $0.center.x += 30 },
    { $0.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.2, y: 1.2) },
    { ($0.alpha, $0.layer.cornerRadius) = (0.4, 12) },
    { $0.bounds = CGRect(x: 5, y: 5, width: 80, height: 60) },
    {
      ($0.backgroundColor, $0.layer.borderWidth) = (.green, 4)
      $0.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    },
    {
      ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (0.8, 6)
      $0.layer.shadowOffset = CGSize(width: 8, height: 8)
    },
    { $0.isHidden = true },
  ]

  @Test(arguments: changes.indices) func theGoldensLookComesBack(index: Int) throws {
    let golden = try record(Self.changes[index])
    let actual = try record(as: golden.trace) { $0.center.y += 20 }

    #expect(actual.expectedFrames.count == 7)
    #expect(differingPixels(actual.frames, golden.frames) > 100)
    #expect(differingPixels(actual.expectedFrames, golden.frames) == 0)
  }

  @Test func whatIsTheSameIsDrawnTheSame() throws {
    let golden = try record { $0.center.x += 30 }
    let actual = try record(as: golden.trace) { $0.center.x += 30 }

    #expect(actual.expectedFrames == actual.frames)
    #expect(actual.trace == golden.trace, "redrawing leaves no trace")
  }

  @Test func aViewThatTheGoldenLacksIsHidden() throws {
    let golden = try record(isSplit: true) { $0.center.x += 30 }
    let actual = try record(as: golden.trace) { $0.center.x += 30 }

    #expect(differingPixels(actual.frames, golden.frames) > 100)
    #expect(differingPixels(actual.expectedFrames, golden.frames) == 0)
  }

  @Test func beyondTheGoldensEndNothingIsExpected() throws {
    var golden = try record { $0.center.x += 30 }.trace
    golden.frameCount = 3
    golden.views = golden.views.map { view in
      var view = view
      view.presence = [0..<3]
      return view
    }

    #expect(try record(as: golden) { $0.center.x += 30 }.expectedFrames.map(\.time) == [0, 0.1, 0.2])
  }
}
