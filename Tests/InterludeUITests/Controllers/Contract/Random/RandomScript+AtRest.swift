import InterludeUI
import InterludeUITestSupport

/// What must hold whenever nothing moves.
extension RandomScript {
  var faultsAtRest: [String] {
    appearanceFaults(in: world.journal.entries) + placeFaults + lookFaults + hierarchyFaults + callFaults
  }

  /// Those who have appeared are in the window, and nobody else is.
  private var placeFaults: [String] {
    let last = lastAppearanceCalls(in: world.journal.entries)
    return all.compactMap { $0 as? Probe }.compactMap { probe in
      let isInWindow = probe.viewIfLoaded?.window != nil
      let hasAppeared = last[probe.name] == "viewDidAppear"
      return isInWindow == hasAppeared
        ? nil
        : "\(probe.name) is \(isInWindow ? "" : "not ")in the window, and last heard \(last[probe.name] ?? "nothing")"
    }
  }

  /// What is on show is whole: neither transformed nor faded, hidden, moving, or without a size.
  private var lookFaults: [String] {
    all.flatMap { controller -> [String] in
      var faults: [String] = []
      if controller.transitionCoordinator != nil { faults.append("\(name(controller)) is in a transition") }
      if controller.isBeingPresented || controller.isBeingDismissed {
        faults.append("\(name(controller)) has a flag left")
      }
      if controller.isMovingFromParent || controller.isMovingToParent {
        faults.append("\(name(controller)) has a move left")
      }
      guard let view = controller.viewIfLoaded, view.window != nil else { return faults }
      // A presenter steps back behind its sheet.
      let mayStepBack = controller.presentedViewController?.presentationController is UISheetPresentationController
      let isWhole = (view.transform == .identity || mayStepBack) && view.alpha == 1 && !view.bounds.isEmpty
      if !isWhole || view.layer.animationKeys() != nil {
        faults.append("\(name(controller)) at \(view.frame) \(view.transform) \(view.alpha)")
      }
      for view in sequence(first: view, next: \.superview) where view.isHidden { faults.append("\(view) is hidden") }
      return faults
    }
  }

  /// The window has the root's view and the containers of what is presented; a navigation controller one screen.
  private var hierarchyFaults: [String] {
    let containers = Set(all.compactMap { $0.presentationController?.containerView }.map(ObjectIdentifier.init))
    let root = world.window.rootViewController?.viewIfLoaded
    let strangers = world.window.subviews.filter { $0 !== root && !containers.contains(ObjectIdentifier($0)) }
    return strangers.map { "\($0) is left in the window" }
      + all.compactMap { $0 as? UINavigationController }.flatMap { navigation -> [String] in
        guard Set(navigation.children) == Set(navigation.viewControllers) else { return ["children are not the stack"] }
        guard let top = navigation.topViewController?.viewIfLoaded, let place = top.superview else { return [] }
        let strangers = place.subviews.filter { $0 !== top && !containers.contains(ObjectIdentifier($0)) }
        return strangers.map { "\($0) is left in a navigation controller" }
          + (top.frame == place.bounds ? [] : ["\(top) does not fill its place"])
      }
  }

  /// No call is completed twice, and nothing is reported but what UIKit refuses too, and the jump back of a transition that
  /// its animator cancels at its very end.
  private var callFaults: [String] {
    completions.filter { $0.count > 1 }.map { "\($0.call) was completed \($0.count) times" }
      + world.diagnostics.filter { !["E1", "E2", "E3", "F7"].contains($0.identifier) }.map(\.description)
  }
}
