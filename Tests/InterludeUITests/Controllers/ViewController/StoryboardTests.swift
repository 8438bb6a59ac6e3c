import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Storyboards that are defined in code: their scenes and segues.
@Suite final class StoryboardTests {
  private lazy var world = World()

  /// As an app has them: set up by `init(coder:)`, with an outlet, prepared by whoever leads there.
  private final class Detail: UIViewController {
    let delegate = HandingDelegate()
    var titleLabel: UILabel!
    var text = ""
    var journal: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      modalPresentationStyle = .custom
      transitioningDelegate = delegate
      journal.append("init \(coder.decodeObject(forKey: "anything") == nil)")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      journal.append("awake")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = text
      journal.append("loaded")
    }
  }

  private final class List: UIViewController {
    var prepared: [String?] = []
    var allowsSegues = true
    var asked = 0

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      asked += 1
      return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier)
      #expect(segue.source === self)
      #expect(!segue.destination.isViewLoaded)
      (segue.destination as? Detail)?.text = sender as? String ?? ""
    }
  }

  private final class SlideSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  private func makeStoryboard(_ name: String = #function) -> UIStoryboard {
    UIStoryboard.define(name) { main in
      main.scene("Navigation", isInitial: true) { storyboard in
        UINavigationController(rootViewController: storyboard.instantiateViewController(withIdentifier: "List"))
      }
      main.scene("List", List.self)
      main.scene("Detail", Detail.self) { detail in
        let label = UILabel()
        detail.view.addSubview(label)
        detail.titleLabel = label
      }
      main.segue("show", from: "List", to: "Detail", .show)
      main.segue("present", from: "List", to: "Detail", .present(.fullScreen, .crossDissolve))
      main.segue("asItIs", from: "List", to: "Detail", .present())
      main.segue("slide", from: "List", to: "Detail", .custom(SlideSegue.init(identifier:source:destination:)))
      main.segue("back", from: "Detail", to: "List", .show)
    }
    return UIStoryboard(name: name, bundle: nil)
  }

  private func showList(_ storyboard: UIStoryboard) throws -> (UINavigationController, List) {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    world.show(navigation)
    return (navigation, try #require(navigation.topViewController as? List))
  }

  @Test func aSceneIsMadeByItsCoderAndItsOutletsAreThereWhenTheViewHasLoaded() throws {
    let world = self.world
    let storyboard = makeStoryboard()

    let detail: Detail = storyboard.instantiateViewController(identifier: "Detail")
    detail.text = "Basil"
    #expect(detail.journal == ["init true", "awake"])
    #expect(detail.storyboard === storyboard)
    detail.loadViewIfNeeded()

    #expect(detail.journal.last == "loaded" && detail.titleLabel.text == "Basil")
    #expect(detail.titleLabel.superview === detail.view)
    #expect(world.diagnostics.isEmpty)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func aCreatorMakesTheControllerAndTheScenesOutletsAreSet() throws {
    _ = world
    var coders = 0
    let detail = makeStoryboard().instantiateViewController(identifier: "Detail") { coder -> Detail? in
      coders += 1
      let detail = Detail(coder: coder)
      detail?.text = "made"
      return detail
    }
    detail.loadViewIfNeeded()
    #expect(coders == 1 && detail.titleLabel.text == "made" && detail.storyboard != nil)
  }

  /// A scene's identifier becomes the restoration's only by a check mark of Interface Builder's.
  @Test func aSceneIsNotNamedForRestorationUnlessTheAppDoes() {
    _ = world
    let (detail, view) = (makeStoryboard().instantiateViewController(withIdentifier: "Detail"), UIView())
    #expect(detail.restorationIdentifier == nil && view.restorationIdentifier == nil)

    (detail.restorationIdentifier, view.restorationIdentifier) = ("detail", "map")

    #expect(detail.restorationIdentifier == "detail" && view.restorationIdentifier == "map")
  }

  @Test func aSegueShowsAfterTheSourceHasPreparedIt() throws {
    let (navigation, list) = try showList(makeStoryboard())

    list.performSegue(withIdentifier: "show", sender: "Thyme")
    world.settle()

    let detail = try #require(navigation.topViewController as? Detail)
    #expect(list.prepared == ["show"] && detail.titleLabel.text == "Thyme")
    #expect(list.asked == 0, "who goes by code is not asked")
  }

  @Test func aSeguePresentsInItsStyleOrAsTheDestinationSays() throws {
    let (_, list) = try showList(makeStoryboard())
    list.performSegue(withIdentifier: "present", sender: nil)
    world.settle()
    let detail = try #require(list.presentedViewController as? Detail)
    #expect(detail.modalPresentationStyle == .fullScreen && detail.modalTransitionStyle == .crossDissolve)

    list.dismiss(animated: false)
    world.settle()
    list.performSegue(withIdentifier: "asItIs", sender: nil)
    #expect(list.presentedViewController?.modalPresentationStyle == .custom)
    #expect(list.prepared == ["present", "asItIs"])
  }

  @Test func aSegueOfOnesOwnGoesItsOwnWay() throws {
    let (_, list) = try showList(makeStoryboard())
    list.performSegue(withIdentifier: "slide", sender: nil)
    #expect(list.presentedViewController is Detail)
    #expect(list.prepared == ["slide"])
  }

  @Test func aConnectedControlAsksFirst() throws {
    let (navigation, list) = try showList(makeStoryboard())
    list.allowsSegues = false
    list.triggerSegue(withIdentifier: "show", sender: nil)
    #expect(list.prepared.isEmpty && navigation.topViewController === list)
    list.allowsSegues = true
    list.triggerSegue(withIdentifier: "show", sender: nil)
    #expect(list.asked == 2 && list.prepared == ["show"] && navigation.topViewController is Detail)
  }

  @Test func whatTheStoryboardDoesNotHoldIsReportedAndChangesNothing() throws {
    let (navigation, list) = try showList(makeStoryboard())
    list.performSegue(withIdentifier: "nowhere", sender: nil)
    list.performSegue(withIdentifier: "back", sender: nil)
    UIViewController().performSegue(withIdentifier: "show", sender: nil)
    #expect(type(of: makeStoryboard().instantiateViewController(withIdentifier: "Nobody")) == UIViewController.self)
    #expect(UIStoryboard(name: "undefined", bundle: .main).instantiateInitialViewController() == nil)

    #expect(world.diagnostics.map(\.identifier) == ["S3", "S3", "S3", "S3"])
    #expect(navigation.topViewController === list && list.prepared.isEmpty)
  }

  @Test func theFirstScenesControllerIsTheCreatorsUnlessThatGivesNone() throws {
    _ = world
    let storyboard = makeStoryboard()
    let own = UINavigationController()
    #expect(storyboard.instantiateInitialViewController { _ in own } === own)
    let none: UINavigationController? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(none?.topViewController is List)
    let other: Detail? = storyboard.instantiateInitialViewController(creator: nil)
    #expect(other == nil)
  }

  @Test func aSegueMadeByHandHasItsEndsAndGoesNowhere() {
    _ = world
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "by hand", source: source, destination: destination)
    segue.perform()
    #expect(segue.identifier == "by hand" && segue.source === source && segue.destination === destination)
    #expect(source.presentedViewController == nil)
  }
}
