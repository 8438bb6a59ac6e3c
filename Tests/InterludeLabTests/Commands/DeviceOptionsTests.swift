import InterludeTestSupport
import InterludeUI
import MotionQA
import PictureFiles
import Testing

@testable import InterludeLab

/// The device on which commands play scenes.
struct DeviceOptionsTests {
  private let temporary = TemporaryFolder.unmade()

  /// A view whose identifier says how the device is set.
  private func lab() throws -> TestLab {
    try TestLab(with: [
      Scene(name: "device", title: "Device", summary: "", script: InputScript(duration: 0.5, [])) {
        DeviceViewController()
      }
    ])
  }

  @Test(arguments: [
    (["--system", "iOS26"], "iOS26 light 390"), (["--system", "26"], "iOS26 light 390"),
    (["--system", "ios26"], "iOS26 light 390"), (["--appearance", "DARK"], "iOS17 dark 390"),
    (["--size", "320x480"], "iOS17 light 320"), ([], "iOS17 light 390"),
  ])
  func viewsAndCheckAndLifecyclePlayOnIt(options: [String], told: String) throws {
    let test = try lab()
    #expect(test.run(["views", "device"] + options) == nil)
    #expect(test.answers.contains { $0.hasPrefix("\"\(told)\"") }, "\(test.answers)")
    #expect(test.run(["lifecycle", "device"] + options) == nil)
    #expect(test.run(["script", "device"] + options) == nil)
    let check = test.run(["check", "device"] + options)
    #expect((check == nil) == !told.contains("dark"), "it makes a mistake in the dark alone: \(test.answers)")
  }

  @Test func aFilmstripIsOfTheSizeThatIsAskedFor() throws {
    let test = try lab()
    let (narrow, wide) = ("\(temporary.path)/a.png", "\(temporary.path)/b.png")
    #expect(test.run("filmstrip", "device", "-o", narrow, "--frames", "2") == nil)
    #expect(test.run("filmstrip", "device", "-o", wide, "--frames", "2", "--size", "844x390") == nil)
    #expect(try ImageFile.read(narrow).height != ImageFile.read(wide).height)
  }

  @Test(arguments: [
    (["--system", "iOS99"], "'iOS99' is invalid for '--system <version>': give iOS17 or iOS26."),
    (["--appearance", "grey"], "give light or dark."),
    (["--text-size", "larg"], "extra-small, small, "), (["--text-size", "larg"], "Did you mean \"large\"?"),
  ])
  func whatThereIsNotIsToldOnce(options: [String], words: String) throws {
    let failure = try #require(try lab().run(["check", "device"] + options))
    #expect(failure.status == 64 && failure.message.contains(words), "\(failure.message)")
  }
}

private final class DeviceViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    let system = UIDevice.current.systemVersion.prefix { $0 != "." }
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
    label.accessibilityIdentifier = "iOS\(system) \(isDark ? "dark" : "light") \(Int(UIScreen.main.bounds.width))"
    view.addSubview(label)
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    view.addSubview(other)
    if isDark { UIView.animate(withDuration: .nan) { other.alpha = 0 } }
  }
}
