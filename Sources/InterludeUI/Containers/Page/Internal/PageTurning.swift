/// Turns pages: what the content of the scroll view that they lie in shows becomes pages that come and go.
///
/// The page on show rests in the middle of three places. As soon as the content shows a part of a place beside it, the page there
/// comes in, and a turn is under way; where the content rests decides how it ends. Whichever page is on show then is put into the
/// middle again.
final class PageTurning {
  private weak var controller: UIPageViewController?
  /// The page that has come to rest last.
  private var shown: UIViewController?
  private var turn: PageTurn?
  /// The pages at the places beside the middle, as far as they are known.
  private var neighbours: [Int: UIViewController?] = [:]
  /// Pages are put elsewhere without a move that is to be seen.
  private var isArranging = false
  /// How far from a place counts as there, in pages.
  private static let tolerance: CGFloat = 1e-6

  init(_ controller: UIPageViewController) { self.controller = controller }

  private var scrollView: PageScrollView? { controller?.pageView.scrollView }

  /// The page that the program has set, or that a finger has turned to.
  var selected: UIViewController? { turn.flatMap { $0.tellsDelegate ? nil : $0.to } ?? shown }

  // MARK: Turns of the program's

  /// Shows a page in place of the one on show. A turn that is under way ends at once: one of the program's at its page, a finger's
  /// where it began.
  func turn(to page: UIViewController, step: Int, animated: Bool, completion: ((Bool) -> Void)?) {
    interrupt()
    neighbours = [:]
    guard page !== shown else {
      completion?(true)
      return
    }
    let isAnimated = animated && shown != nil && scrollView?.window != nil
    run(PageTurn(from: shown, to: page, step: step, mover: .program(completion: completion), isAnimated: isAnimated))
  }

  /// Turns by one page, as a dot has been chosen; false where there is none.
  func turnByIndicator(_ step: Int) -> Bool {
    interrupt()
    guard let page = neighbour(step), scrollView?.window != nil else { return false }
    run(PageTurn(from: shown, to: page, step: step, mover: .indicator))
    return true
  }

  private func run(_ turn: PageTurn) {
    if turn.isAnimated { controller?.pageView.layoutIfNeeded() }
    begin(turn)
    guard self.turn === turn, let scrollView else { return }
    guard turn.isAnimated else { return end(completed: true) }
    arrange { open() }
    let target = scrollView.offset(of: CGFloat(turn.step))
    // Without a size there is no way to go.
    guard target != scrollView.contentOffset else { return end(completed: true) }
    scrollView.setContentOffset(target, animated: true)
  }

  private func interrupt() {
    arrange { scrollView?.letGo() }
    if let turn { end(completed: !turn.isByFinger, finished: false) } else { centre() }
  }

  // MARK: What the scroll view does

  /// A finger drags: now the pages beside the one in the middle are to be known.
  func dragBegins() {
    guard turn?.isByFinger != false else { return }
    for step in [1, -1] { _ = neighbour(step) }
    open()
  }

  /// A part of another page shows.
  func contentMoves() {
    guard !isArranging, turn?.isByFinger != false, let scrollView else { return }
    let position = scrollView.position
    let side = position > Self.tolerance ? 1 : position < -Self.tolerance ? -1 : 0
    guard side != 0 else {
      if scrollView.drag == nil, scrollView.motion == nil { contentRests() }
      return
    }
    if let turn {
      guard turn.origin != side, turn.destination != side else { return }
      end(completed: turn.destination == 0, isPassing: true)
    }
    guard turn == nil, let page = neighbours[side] ?? nil else { return }
    begin(PageTurn(from: shown, to: page, step: side, mover: .finger))
  }

  /// The turn ends at the place that shows. Between two places a finger has caught it, and may go on from the nearer one.
  func contentRests() {
    guard !isArranging, let scrollView else { return }
    let position = scrollView.position
    let place = Int(position.rounded())
    let isThere = abs(position - CGFloat(place)) < Self.tolerance
    guard let turn else {
      if isThere { centre() }
      return
    }
    if !turn.isByFinger {
      end(completed: true, finished: isThere)
    } else if isThere {
      end(completed: place == turn.destination)
    } else if place != 0 {
      shift(turn, by: place)
    }
  }

  /// The pages take the frame that there is for them. A turn that no finger holds ends at once.
  func resize(to frame: CGRect) {
    guard let scrollView, !scrollView.fills(frame) else { return }
    if let turn, scrollView.drag == nil {
      end(completed: !turn.isByFinger || Int(scrollView.position.rounded()) == turn.destination, finished: false)
    }
    let position = scrollView.position
    arrange {
      scrollView.fill(frame)
      placePages()
      open()
      scrollView.setContentOffset(scrollView.offset(of: position), animated: false)
    }
  }

  // MARK: Turning

  private func begin(_ turn: PageTurn) {
    guard let controller else { return }
    if turn.tellsDelegate { controller.delegate?.pageViewController(controller, willTransitionTo: [turn.to]) }
    guard self.turn == nil, shown === turn.from else { return }
    controller.addChild(turn.to)
    guard turn.to.parent === controller else { return }
    self.turn = turn
    turn.beginAppearance()
    if self.turn === turn { placePages() }
  }

  /// - Parameter isPassing: the content goes on past the middle, and the page there is the one on show.
  private func end(completed: Bool, finished: Bool = true, isPassing: Bool = false) {
    guard let controller, let turn else { return }
    self.turn = nil
    if completed {
      shown = turn.to
      controller.contentScrollViewDidChange()
    }
    if !isPassing {
      // Those that are known lie beside the page that was in the middle.
      if completed || turn.origin != 0 { neighbours = [:] }
      centre()
    }
    turn.endAppearance(in: controller, completed: completed)
    if completed, turn.tellsDelegate { controller.pageView.indicate(step: turn.step) }
    if turn.tellsDelegate {
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: finished, previousViewControllers: [turn.from].compactMap(\.self),
        transitionCompleted: completed)
    }
    turn.complete(finished)
  }

  // MARK: Places

  /// The page beside the one in the middle; asked for once.
  private func neighbour(_ step: Int) -> UIViewController? {
    if let known = neighbours[step] { return known }
    guard let controller, let middle = turn?.destination == 0 ? turn?.to : shown else { return nil }
    let page =
      step > 0
      ? controller.dataSource?.pageViewController(controller, viewControllerAfter: middle)
      : controller.dataSource?.pageViewController(controller, viewControllerBefore: middle)
    neighbours.updateValue(page === middle ? nil : page, forKey: step)
    return neighbours[step] ?? nil
  }

  func forgetNeighbours() {
    neighbours = [:]
    if turn == nil { centre() }
  }

  func viewIsLoaded() { placePages() }

  private func placePages() {
    place(shown, at: turn?.origin ?? 0)
    if let turn { place(turn.to, at: turn.destination) }
  }

  private func place(_ page: UIViewController?, at place: Int) {
    guard let page, let scrollView, controller?.isViewLoaded == true else { return }
    scrollView.place(page.view, at: place)
  }

  /// Puts the page on show into the middle.
  private func centre() {
    arrange {
      placePages()
      open()
      if let scrollView { scrollView.setContentOffset(scrollView.offset(of: 0), animated: false) }
    }
  }

  /// Makes a place beside the middle the middle, and leaves everything where it shows.
  private func shift(_ turn: PageTurn, by place: Int) {
    guard let scrollView else { return }
    let position = scrollView.position - CGFloat(place)
    turn.origin -= place
    neighbours = [-place: place == turn.step ? turn.from : turn.to]
    arrange {
      placePages()
      open()
      scrollView.setContentOffset(scrollView.offset(of: position), animated: false)
    }
  }

  /// As long as a finger turns pages, it can take the content as far as there are pages.
  private func open() {
    guard let scrollView else { return }
    let isMoving = turn?.isByFinger ?? (scrollView.drag != nil)
    func hasPage(_ place: Int) -> Bool {
      isMoving && (turn?.origin == place || turn?.destination == place || (neighbours[place] ?? nil) != nil)
    }
    scrollView.open(
      before: hasPage(-1), after: hasPage(1),
      isDraggable: controller?.dataSource != nil && turn?.isByFinger != false)
  }

  private func arrange(_ body: () -> Void) {
    let wasArranging = isArranging
    isArranging = true
    body()
    isArranging = wasArranging
  }
}
