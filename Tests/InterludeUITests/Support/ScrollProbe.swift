import InterludeUI

/// Writes down what a scroll view tells.
public final class ScrollProbe: NSObject, UIScrollViewDelegate {
  private let journal: Journal
  /// Where the content is to rest, for a drag that would let it rest elsewhere.
  public var target: CGPoint?
  public private(set) var velocity: CGPoint?
  public private(set) var proposed: CGPoint?
  public private(set) var offsets: [CGPoint] = []

  public init(_ journal: Journal) { self.journal = journal }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.write("didScroll")
    offsets.append(scrollView.contentOffset)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.write("willBeginDragging") }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    journal.write("willEndDragging")
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.write("didEndDragging \(decelerate)")
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.write("willBeginDecelerating") }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.write("didEndDecelerating") }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    journal.write("didEndScrollingAnimation")
  }
}
