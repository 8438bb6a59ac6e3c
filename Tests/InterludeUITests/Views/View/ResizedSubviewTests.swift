import InterludeUI
import InterludeUITestSupport
import Testing

/// A view is laid out when the size of one of its subviews has changed, as several people have found by trying it out.
@Suite final class ResizedSubviewTests {
  private final class Counting: UIView {
    var layouts = 0
    var place: (UIView) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      subviews.forEach(place)
    }
  }

  private lazy var world = World()
  private lazy var outer = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private lazy var inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show() {
    world.showProbe().view.addSubview(outer)
    outer.addSubview(inner)
    layOut()
    outer.layouts = 0
  }

  private func layOut() { world.stage.advance(to: world.stage.time) }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 90), 1), (CGRect(x: 30, y: 40, width: 100, height: 100), 0),
    (CGRect(x: 0, y: 0, width: 100, height: 100), 0),
  ])
  func aNewSizeLaysTheSuperviewOutAndANewPlaceDoesNot(frame: CGRect, layouts: Int) {
    show()
    inner.frame = frame
    layOut()
    #expect(outer.layouts == layouts)
  }

  @Test func theSizeThatTheSuperviewGivesItselfIsNoReasonToLayItOutAgain() {
    show()
    var height: CGFloat = 10
    outer.place = {
      height += 1
      $0.frame.size.height = height
    }
    outer.setNeedsLayout()
    layOut()
    #expect(outer.layouts == 1 && world.diagnostics.isEmpty)
  }

  @Test func aPresentationControllerCanPutItsViewsRightWhenOneHasAnotherSize() {
    let root = world.showProbe()
    let presented = world.probe("presented")
    let delegate = Sized()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    layOut()
    presented.view.frame.size.height = 20
    layOut()
    #expect(presented.view.frame.height == 200)
  }

  private final class Sized: NSObject, UIViewControllerTransitioningDelegate {
    private final class Presentation: UIPresentationController {
      override func containerViewWillLayoutSubviews() { presentedView?.frame.size.height = 200 }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Presentation(presentedViewController: presented, presenting: presenting) }
  }
}
