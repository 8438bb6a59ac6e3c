import InterludeUI
import InterludeUITestSupport
import Testing

/// Members of controls and image views that apps override, as UIKit lets them.
@Suite final class OverriddenControlTests {
  lazy var world = World()

  /// As the libraries that play GIFs do it.
  private final class GIFView: UIImageView {
    var isPlaying = false
    override var isAnimating: Bool { isPlaying }
    override func startAnimating() { isPlaying = true }
    override func stopAnimating() { isPlaying = false }
  }

  @Test func anImageViewPlaysWhatItsSubclassPlays() {
    _ = world
    let view: UIImageView = GIFView(frame: .zero)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  private final class PlainButton: UIButton {
    let ownLabel = UILabel()
    override var titleLabel: UILabel? { ownLabel }
    override var buttonType: UIButton.ButtonType { .custom }
    var removals = 0
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
      removals += 1
      super.removeTarget(target, action: action, for: controlEvents)
    }
  }

  @Test func aButtonHasTheLabelOfItsSubclass() {
    _ = world
    let button = PlainButton(frame: .zero)
    button.setTitle("Go", for: .normal)
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    #expect(button.ownLabel.text == "Go" && button.removals == 1)
  }

  @Test func aButtonsPicturesStayAsTheyAreIfTheyAreNotToBeAdjusted() {
    _ = world
    let button = UIButton(type: .custom)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
    (button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled) = (false, false)
    let shown = button.imageView?.layer.contents as AnyObject?
    button.isHighlighted = true
    #expect(button.imageView?.layer.contents as AnyObject? === shown)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 1)
  }
}
