import InterludeUI
import InterludeUITestSupport
import Testing

/// The room in a button, and the picture behind its title.
@Suite final class ButtonInsetTests {
  lazy var world = World()

  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    world.window.addSubview(button)
    return button
  }

  @Test func contentInsetsAreAroundTheTitle() {
    let button = button()
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 40, bottom: 20, right: 60)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 100, height: title.height + 30))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 40 && button.titleLabel?.frame.minY == 10)
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize == plain)
  }

  @Test func titleInsetsMoveTheTitleAndNotTheSize() {
    let button = button()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let (size, middle) = (button.intrinsicContentSize, button.titleLabel?.center ?? .zero)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 6, right: 0)
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.center == CGPoint(x: middle.x + 10, y: middle.y - 3))
  }

  private final class Stacked: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 20) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 15, width: contentRect.width, height: 15)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: 30, height: 30)
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
  }

  @Test func aSubclassSaysWhereTitleImageAndBackgroundAre() throws {
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    button.setTitle("Go", for: .normal)
    button.setImage(.filled(.red, 8), for: .normal)
    button.setBackgroundImage(.filled(.blue, 8), for: .normal)
    world.window.addSubview(button)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 85, width: 80, height: 15))
    #expect(button.imageView?.frame == CGRect(x: 10, y: 20, width: 30, height: 30))
    #expect(button.subviews.first?.frame == CGRect(x: 5, y: 5, width: 90, height: 110))
  }

  @Test func aButtonsRectanglesAreWhereItsPartsAre() {
    let button = button()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 10, y: 4, width: 170, height: 50))
    #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
  }

  @Test func theBackgroundIsTheStatesPictureAndFillsTheButton() throws {
    let (plain, pressed) = (UIImage.filled(.red, 60), UIImage.filled(.blue, 60))
    let button = button()
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(pressed, for: .highlighted)
    #expect(button.currentBackgroundImage === plain && button.intrinsicContentSize.height == 60)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    button.layoutIfNeeded()
    let behind = try #require(button.subviews.first?.subviews.first as? UIImageView)
    #expect(behind.image === plain && behind.frame == button.bounds)
    button.isHighlighted = true
    #expect(behind.image === pressed && button.backgroundImage(for: .disabled) === plain)
  }
}

extension UIImage {
  fileprivate static func filled(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
