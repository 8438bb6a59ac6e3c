import MotionQA

@testable import InterludeLab
@testable import InterludeUI

/// A shell in which a change is planted: into the first property that a scene animates, or a given one.
final class PlantedShell: Recordable {
  let shell: Shell
  private let change: PlantedChange
  private let wanted: String?
  /// The key path that was changed, or of the animation whose view was.
  private(set) var keyPath: String?
  /// The curves that animations were given.
  private(set) var curves: [PlantedCurve] = []
  private var seen: [RunningAnimation] = []
  private var views: [UIView] = []
  private var timelines: [Timeline] = []

  init(_ shell: Shell, _ change: PlantedChange, in keyPath: String? = nil) {
    self.shell = shell
    self.change = change
    wanted = keyPath
  }

  var stage: Stage { shell.stage }
  func displayList() -> DisplayList { shell.displayList() }

  func send(_ event: InputEvent) {
    advance(to: event.time)
    shell.send(event)
    plant()
  }

  /// From event to event, so that whatever begins is changed before time goes on.
  func advance(to time: Double) {
    while let next = stage.clock.nextEventTime, next <= time {
      shell.advance(to: next)
      plant()
    }
    shell.advance(to: time)
    plant()
  }

  private func plant() {
    stage.asCurrent {
      UIApplication.shared.windows.forEach(plant)
      for window in UIApplication.shared.windows {
        let stack = sequence(first: window.rootViewController) { $0?.presentedViewController }
        stack.compactMap(\.self).forEach(plantInSheet)
      }
    }
    // What follows time shows the change in this frame.
    stage.commit()
  }

  /// A sheet animates nothing: it follows the time of its transition.
  private func plantInSheet(_ controller: UIViewController) {
    guard let transition = controller.transition, transition.animator is SheetAnimator,
      let timeline = (transition.motion?.drive as? TimelineDrive)?.timeline, let view = controller.view.subviews.last
    else { return }
    keyPath = "position"
    plant(in: timeline, followedBy: view)
  }

  private func plant(in timeline: Timeline, followedBy view: UIView) {
    guard !timelines.contains(where: { $0 === timeline }) else { return }
    timelines.append(timeline)
    if change.isOfViews, views.contains(where: { $0 === view }) { return }
    views.append(view)
    if let curve = change.plant(in: timeline, followedBy: view) { curves.append(curve) }
  }

  private func plant(in view: UIView) {
    for animation in view.layer.runningAnimations where !seen.contains(where: { $0 === animation }) {
      seen.append(animation)
      guard let path = (animation.animation as? CAPropertyAnimation)?.keyPath, isWanted(path, of: view) else {
        continue
      }
      keyPath = path
      if let timeline = animation.timeline, timeline.isBent {
        plant(in: timeline, followedBy: view)
        continue
      }
      if change.isOfViews, views.contains(where: { $0 === view }) { continue }
      views.append(view)
      if let curve = change.plant(in: animation, of: view) { curves.append(curve) }
    }
    view.subviews.forEach(plant)
  }

  private func isWanted(_ path: String, of view: UIView) -> Bool {
    if change.isOfEverything { return true }
    return wanted.map { $0 == path } ?? (keyPath.map { $0 == path } ?? true)
  }
}

extension Timeline {
  /// Whether time itself goes along a curve, and what is animated evenly in it.
  fileprivate var isBent: Bool { if case .along = flow { true } else { false } }
}
