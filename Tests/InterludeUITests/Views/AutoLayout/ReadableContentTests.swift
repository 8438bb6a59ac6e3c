import InterludeUI
import InterludeUITestSupport
import Testing

/// What is read with ease: 672 points at the size `large`, by UIKit's guide on an iPad.
@Suite final class ReadableContentTests {
  private let view = UIView()

  @Test func onAPhoneItIsTheMargins() {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 10, width: 330, height: 804))
  }

  @Test func inAWideViewItIsInTheMiddle() {
    view.frame = CGRect(x: 0, y: 0, width: 1000, height: 600)
    view.layoutMargins = .zero

    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 0, width: 672, height: 600))
  }

  @Test func largerTextHasLongerLines() {
    view.frame = CGRect(x: 0, y: 0, width: 1000, height: 600)
    view.layoutMargins = .zero
    view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge

    let width = view.readableContentGuide.layoutFrame.width
    #expect(abs(width - 672.0 / 17 * 21) < 1e-9)
  }

  @Test func whatIsPinnedToItFollowsTheView() {
    let text = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor), text.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.layoutMargins = .zero

    for (width, x, length) in [(390, 0, 390), (1000, 164, 672), (872, 100, 672)] as [(CGFloat, CGFloat, CGFloat)] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
      view.layoutIfNeeded()
      #expect(text.frame == CGRect(x: x, y: 0, width: length, height: 50))
    }
  }
}
