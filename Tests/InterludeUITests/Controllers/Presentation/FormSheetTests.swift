import InterludeUI
import InterludeUITestSupport
import Testing

/// `formSheet`: a card in the middle where there is ample width, a page sheet elsewhere.
@Suite final class FormSheetTests {
  lazy var world = World(size: CGSize(width: 1024, height: 768))
  lazy var root = world.showProbe()
  lazy var sheet: Probe = {
    _ = root
    let sheet = world.probe("sheet")
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }()

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    let event = InputEvent.Kind.resize(CGSize(width: width, height: height), scale: 2)
    world.stage.send(InputEvent(time: world.stage.time, kind: event))
  }

  @Test func M05_aFormSheetIsACardInTheMiddleOfADimmedPresenter() throws {
    root.present(sheet, animated: true)
    world.settle()
    #expect(sheet.frameInContainer == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(sheet.view.superview?.layer.maskedCorners.rawValue == 15)
    #expect(root.view.window != nil && root.presentedViewController === sheet)
    let dimming = try #require(sheet.presentationController?.containerView?.subviews.first)
    #expect(dimming.frame == world.window.bounds && dimming.alpha == 1)
    sheet.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view])
  }

  @Test func itHasThePreferredSizeAsFarAsThereIsRoom() {
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    root.present(sheet, animated: true)
    world.settle()
    #expect(sheet.frameInContainer == CGRect(x: 312, y: 234, width: 400, height: 300))
    sheet.preferredContentSize = CGSize(width: 400, height: 2000)
    world.layOut()
    #expect(sheet.frameInContainer == CGRect(x: 312, y: 20, width: 400, height: 728))
  }

  @Test func M05_inAPhonesWindowAFormSheetIsAPageSheet() {
    root.present(sheet, animated: true)
    world.settle()
    resize(390, 844)
    #expect(sheet.frameInContainer == CGRect(x: 0, y: 30, width: 390, height: 814))
    #expect(sheet.view.superview?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    resize(1024, 768)
    #expect(sheet.frameInContainer == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func M07_itIsWhereItBelongsWhenTheWindowTurnsOnTheWay() {
    root.present(sheet, animated: true)
    world.stage.advance(to: 0.2)
    resize(768, 1024)
    world.settle()
    #expect(sheet.frameInContainer == CGRect(x: 114, y: 202, width: 540, height: 620))
  }
}
