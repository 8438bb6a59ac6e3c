import InterludeUI
import Testing

struct ZoomTests {
  /// The herb's picture lies under the status bar, which a custom presentation leaves to the presenter unless told otherwise.
  @Test(arguments: [("zoom-basil", UIStatusBarStyle.darkContent), ("zoom-dill", .lightContent)])
  func theStatusBarIsToBeReadOnThePicture(cell: String, style: UIStatusBarStyle) throws {
    let world = try SceneWorld(of: "zoom")
    try world.tap(cell, at: 1)
    world.show(at: 3)
    let detail = try world.view("zoomed")
    #expect(detail.window?.windowScene?.statusBarManager?.statusBarStyle == style)
  }
}
