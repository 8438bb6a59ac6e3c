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
    places.read(files: 1)
    #expect(!places.isComplete && places.place(of: callback, subject: subject) == nil)
    places.read(files: 1)
    #expect(places.isComplete && places.place(of: callback, subject: subject) == place)
    _ = folder
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
