import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

@Suite struct ViewMaskTests {
  @Test func aMaskViewLeavesItsSuperviewAndMasksTheLayer() {
    let (view, mask, parent) = (UIView(), UIView(), UIView())
    parent.addSubview(mask)

    view.mask = mask

    #expect(mask.superview == nil)
    #expect(parent.subviews.isEmpty)
    #expect(view.layer.mask === mask.layer)
    #expect(view.subviews.isEmpty)

    view.mask = nil

    #expect(view.layer.mask == nil)
  }

  @Test func aMaskAnimatesAsAnyView() {
    let world = World()
    let root = world.showProbe()
    let (view, mask) = (UIView(frame: root.view.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    mask.backgroundColor = .black
    view.mask = mask
    root.view.addSubview(view)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 50 }
    world.stage.advance(to: world.stage.time + 0.5)

    #expect(view.layer.presentation()?.mask?.position.x == 30)
  }
}
