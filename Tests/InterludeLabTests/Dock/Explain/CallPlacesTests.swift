import FileSystem
import InterludeTestSupport
import Testing

@testable import InterludeLab

struct CallPlacesTests {
  /// A target of two files, and another one beside it.
  private func places() throws -> (CallPlaces, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let root = "\(folder.path)/Sources/App"
    try OutputFile.write(
      """
      import UIKit

      final class Pop: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
          UIView.animate(withDuration: 1) {
          } completion: { _ in
            context.completeTransition(true)
          }
        }
      }
      """, to: "\(root)/Animators/Pop.swift")
    try OutputFile.write(
      """
      class List: UIViewController {
        override func viewDidLoad() {}
      }

      extension List: UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Pop() }
      }
      """, to: "\(root)/List.swift")
    try OutputFile.write(
      "class List { func viewWillAppear(_ animated: Bool) {} }", to: "\(folder.path)/Sources/Other/List.swift")
    try OutputFile.write("class List { func viewWillAppear(_ animated: Bool) {} }", to: "\(root)/.build/List.swift")
    var places = CallPlaces()
    places.search(around: ["\(root)/Animators/Pop.swift"])
    return (places, folder)
  }

  @Test(arguments: [
    ("Pop", "animateTransition(using:)", "Pop.swift:6"), ("Pop", "transitionDuration(using:)", "Pop.swift:4"),
    ("Pop #2", "completeTransition(_:)", "Pop.swift:9"), ("List", "viewDidLoad()", "List.swift:2"),
    ("List", "animationController(forPresented:presenting:source:)", "List.swift:6"),
  ])
  func whatTheAppDeclaresOrCallsIsFound(subject: String, callback: String, place: String) throws {
    var (places, folder) = try places()
    #expect(!places.isComplete && places.place(of: callback, subject: subject) == nil)
    places.read(files: 2)
    #expect(places.isComplete && places.place(of: callback, subject: subject) == place)
    _ = folder
  }

  /// Of a large app the first lines come at once.
  @Test func theFilesOfWhatIsCalledAreReadFirst() throws {
    var (places, folder) = try places()
    for number in 1...20 { try OutputFile.write("", to: "\(folder.path)/Sources/Large/\(number).swift") }
    try OutputFile.write("class Zoom { func viewDidLoad() {} }", to: "\(folder.path)/Sources/Large/Views/Zoom.swift")
    try OutputFile.write(
      "extension Zoom { func loadView() {} }", to: "\(folder.path)/Sources/Large/Views/Zoom+Loading.swift")
    places.read(files: 9)
    places.search(around: ["\(folder.path)/Sources/Large/7.swift"])
    #expect(places.place(of: "viewDidLoad()", subject: "Zoom #2") == nil)
    #expect(!places.isNearlyComplete)

    places.read(files: 2)

    #expect(places.isNearlyComplete && !places.isComplete)
    #expect(places.place(of: "viewDidLoad()", subject: "Zoom #2") == "Zoom.swift:1")
    #expect(places.place(of: "loadView()", subject: "Zoom #2") == "Zoom+Loading.swift:1")
    #expect(places.place(of: "viewDidLoad()", subject: "Elsewhere") == nil)
    places.read(files: 100)
    #expect(places.place(of: "viewDidLoad()", subject: "Elsewhere") == nil && places.isComplete)
  }

  @Test func theFileThatHasAnimatedSomethingIsReadBeforeTheOthers() throws {
    let (_, folder) = try places()
    var places = CallPlaces()
    places.search(around: ["\(folder.path)/Sources/App/List.swift"])
    places.read(files: 1)
    #expect(
      places.place(of: "viewDidLoad()", subject: "List") == "List.swift:2", "though Animators/Pop.swift comes first")
  }

  @Test(arguments: [
    ("List", "viewWillAppear(_:)"), ("List", "animationController(forDismissed:)"),
    ("Pop", "animationEnded(_:)"), ("NavigationSlideAnimator", "animateTransition(using:)"),
  ])
  func whatItDoesNotIsNot(subject: String, callback: String) throws {
    var (places, folder) = try places()
    places.read(files: 9)
    #expect(places.place(of: callback, subject: subject) == nil)
    _ = folder
  }
}
