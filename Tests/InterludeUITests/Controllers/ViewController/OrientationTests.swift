import InterludeUI
import InterludeUITestSupport
import Testing

/// An app that turns its interface, on a device of 390 × 844 points.
@Suite(.ownWorld) final class OrientationTests: NSObject, UIApplicationDelegate, UINavigationControllerDelegate {
  private let world = World(size: CGSize(width: 390, height: 844))
  private let root = ChoosyController()
  private var scene: UIWindowScene? { world.window.windowScene }
  private var isOnItsSide: Bool { scene?.interfaceOrientation.isLandscape == true }
  private var navigationOrientations: UIInterfaceOrientationMask = .allButUpsideDown

  override init() {
    super.init()
    world.show(root)
  }

  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { navigationOrientations }

  private func request(_ orientations: UIInterfaceOrientationMask) -> [UISceneError] {
    var errors: [UISceneError] = []
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { error in
      if let error = error as? UISceneError { errors.append(error) }
    }
    world.stage.commit()
    return errors
  }

  private func turnDevice(_ size: CGSize) {
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
  }

  @Test func aSceneTurnsAsItIsAskedAndTheControllerIsTold() {
    #expect(request(.landscape).isEmpty)
    #expect(isOnItsSide && scene?.effectiveGeometry.interfaceOrientation.isLandscape == true)
    #expect(world.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.sizes == [CGSize(width: 844, height: 390)] && root.view.bounds.size == world.window.bounds.size)
    // The device is held as before.
    #expect(world.stage.asCurrent { UIDevice.current.orientation } == .portrait)
    #expect(request([.portrait, .landscapeLeft]).isEmpty && isOnItsSide, "one of them is that of now")
    #expect(request(.portrait).isEmpty && !isOnItsSide)
  }

  @Test func whatIsNotSupportedIsRefused() throws {
    root.orientations = .portrait
    let errors = request(.landscape)
    #expect(!isOnItsSide && errors.map(\.code) == [.geometryRequestDenied])
    let words = try #require(errors.first).localizedDescription
    #expect(words.contains("Requested: landscapeLeft, landscapeRight") && words.contains("Supported: portrait"))
    #expect(UISceneError.errorDomain == "UISceneErrorDomain" && errors.first?.errorCode == 101)
  }

  @Test func whoTakesAllOfTheWindowIsAsked() {
    let film = ChoosyController()
    film.modalPresentationStyle = .fullScreen
    film.orientations = .landscape
    root.orientations = .portrait
    root.present(film, animated: false)
    world.stage.commit()
    #expect(request(.landscape).isEmpty && isOnItsSide)
    root.dismiss(animated: false)
    world.stage.commit()
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    world.stage.commit()
    #expect(!isOnItsSide)
    let sheet = ChoosyController()
    sheet.orientations = .landscape
    root.present(sheet, animated: false)
    #expect(request(.landscape).count == 1, "a sheet is not asked")
  }

  @Test func supportThatChangesTurnsToWhatIsSupportedAtTheEndOfTheTurn() {
    root.orientations = .landscapeRight
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(!isOnItsSide)
    world.stage.commit()
    #expect(isOnItsSide)
    root.orientations = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    world.stage.commit()
    #expect(!isOnItsSide, "the device is held upright")
  }

  @Test func anAttemptTurnsAtOnceToHowTheDeviceIsHeld() {
    turnDevice(CGSize(width: 844, height: 390))
    #expect(request(.portrait).isEmpty && !isOnItsSide)
    #expect(world.stage.asCurrent { UIDevice.current.orientation } == .landscapeLeft)
    world.stage.asCurrent { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(isOnItsSide)
    _ = request(.portrait)
    root.orientations = .portrait
    world.stage.asCurrent { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(!isOnItsSide)
  }

  @Test func turningTheDeviceTurnsTheInterfaceAgain() {
    _ = request(.landscape)
    turnDevice(CGSize(width: 844, height: 390))
    #expect(isOnItsSide && world.stage.asCurrent { UIDevice.current.orientation } == .landscapeLeft)
    turnDevice(CGSize(width: 390, height: 844))
    #expect(!isOnItsSide)
  }

  @Test func aContainersDelegateAnswersForIt() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = self
    world.show(navigation)
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    navigationOrientations = .landscape
    #expect(navigation.supportedInterfaceOrientations == .landscape && request(.portrait).count == 1)
  }

  @Test func whoSetsTheSafeAreaIsToldBeforeIt() {
    var told: [CGSize] = []
    world.stage.onTurn = { [stage = world.stage] size in
      told.append(size)
      stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    _ = request(.landscape)
    #expect(told == [CGSize(width: 844, height: 390)] && root.view.safeAreaInsets.left == 47)
  }
}

/// Says in which orientations it can be shown, and notes the sizes that it is told of.
private final class ChoosyController: UIViewController {
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
  var sizes: [CGSize] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
