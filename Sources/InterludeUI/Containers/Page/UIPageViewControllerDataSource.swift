/// Knows the pages of a page view controller, one after the other.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil for none. Asked when a finger begins to turn pages, once for each page that has come to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; nil for none. Asked when a finger begins to turn pages, once for each page that has come to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots show below pages that lie side by side; 0, as without this method, for no row of dots. Asked whenever pages are
  /// set, and not after a finger has turned one.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot stands out, from 0. Asked whenever pages are set; after a finger has turned a page, it is the next one or the one
  /// before.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
