import InterludeUI
import Testing

@Suite struct TintTests {
  private final class Listening: UIView {
    private(set) var heard = 0
    override func tintColorDidChange() { heard += 1 }
  }

  private let parent = UIView()
  private let child = Listening()

  /// The luminance of pure green by Rec. 709.
  private let grey = UIColor(white: 0.7152, alpha: 1)

  @Test func aDimmedViewGreysTheTintOfAllThatItHolds() {
    parent.addSubview(child)
    parent.tintColor = .green
    let before = child.heard

    parent.tintAdjustmentMode = .dimmed

    #expect(child.tintAdjustmentMode == .dimmed && child.tintColor == grey && parent.tintColor == grey)
    #expect(child.heard == before + 1)
    parent.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .green && child.heard == before + 2)
  }

  @Test func aViewOfItsOwnModeKeepsIt() {
    child.tintColor = .green
    child.tintAdjustmentMode = .normal
    parent.addSubview(child)
    let before = child.heard

    parent.tintAdjustmentMode = .dimmed

    #expect(child.tintColor == .green && child.heard == before)
  }

  @Test func aViewThatHasItsOwnColourIsDimmedAllTheSame() {
    child.tintColor = .green
    parent.tintAdjustmentMode = .dimmed

    parent.addSubview(child)

    #expect(child.tintColor == grey)
  }
}
