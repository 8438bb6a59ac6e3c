import DisplayList
import Foundation

/// What holds other steps: clips, groups, mixes and masks.
extension Planner {
  mutating func pushClip(_ shape: Shape, _ map: Homography) {
    let outer = bounds
    guard let place = place(shape, map) else {
      scopes.append(Scope(kind: .clip, outerBounds: outer, start: plan.steps.count, push: nil))
      bounds = .empty
      return
    }
    // Inside of whole pixels the steps' bounds say it all.
    let isNeeded = place.pixels == nil
    bounds = place.bounds
    let start = plan.steps.count
    scopes.append(Scope(kind: .clip, outerBounds: outer, start: start, push: isNeeded ? start : nil))
    if isNeeded {
      plan.steps.append(Step(kind: .pushClip, area: place.area, bounds: place.bounds, core: place.core))
    }
  }

  /// An opaque group is drawn as if it were not there, unless it mixes with what is behind it, as one in a mix does; a transparent
  /// one as if nothing could be seen.
  mutating func pushGroup(_ opacity: CGFloat, _ blend: BlendMode) {
    let opacity = UInt8(byte(unit(opacity)))
    let blend = scopes.last?.kind == .mix ? .plusLighter : blend
    let isNeeded = 1..<255 ~= opacity || (blend != .normal && opacity == 255)
    push(.group, isNeeded ? .pushGroup(opacity: opacity, blend: blend) : nil)
    if opacity == 0 { bounds = .empty }
  }

  /// Makes the opaque group around the next step a picture of its own after all: what mixes there does so with what is in the group.
  mutating func isolateGroup() {
    guard let index = scopes.lastIndex(where: { $0.kind != .clip }), scopes[index].kind == .group,
      scopes[index].push == nil, !bounds.isEmpty
    else { return }
    let start = scopes[index].start
    plan.steps.insert(
      Step(kind: .pushGroup(opacity: 255, blend: .normal), area: .bounds, bounds: scopes[index].outerBounds), at: start)
    scopes[index].push = start
    for inner in scopes.index(after: index)..<scopes.endIndex {
      scopes[inner].start += 1
      scopes[inner].push = scopes[inner].push.map { $0 + 1 }
    }
  }

  /// Ends the drawing of a mask; what follows shows only where something was drawn, or with an inverse one anywhere.
  mutating func pushMask(isInverse: Bool = false) {
    guard let scope = scopes.last, scope.kind == .maskDrawing, let begin = scope.push else { return }
    let reach = isInverse ? scope.outerBounds : drawnBounds(from: begin + 1)
    bounds = scope.outerBounds.intersection(reach)
    scopes[scopes.count - 1].kind = .mask
    scopes[scopes.count - 1].isInverse = isInverse
    plan.steps[begin].bounds = reach
    plan.steps.append(Step(kind: .pushMask, area: .bounds, bounds: reach))
  }

  /// What the steps from one on can touch at most.
  private func drawnBounds(from index: Int) -> PixelRect {
    plan.steps[index...].reduce(PixelRect.empty) { union, step in
      if case .draw = step.kind { union.union(step.bounds) } else { union }
    }
  }

  mutating func push(_ kind: Scope.Kind, _ step: Step.Kind?) {
    let start = plan.steps.count
    scopes.append(Scope(kind: kind, outerBounds: bounds, start: start, push: step == nil ? nil : start))
    if let step { plan.steps.append(Step(kind: step, area: .bounds, bounds: bounds)) }
  }

  mutating func pop(_ kind: Scope.Kind) {
    guard let scope = scopes.last, scope.kind == kind else { return }
    scopes.removeLast()
    bounds = scope.outerBounds
    guard let push = scope.push else { return }
    switch kind {
    case _ where push == plan.steps.count - 1: plan.steps.removeLast()
    case .clip: plan.close(push, with: .popClip)
    case .group, .mix: closeGroup(from: push)
    case .maskDrawing: plan.steps.removeSubrange(push...)
    case .mask: closeMask(from: push, isInverse: scope.isInverse)
    }
  }

  /// Limits a group to what is drawn in it. One step alone needs no picture of its own: it fades by itself.
  private mutating func closeGroup(from push: Int) {
    guard case .pushGroup(let opacity, let blend) = plan.steps[push].kind else { return }
    if blend == .normal, push == plan.steps.count - 2, case .draw(let paint) = plan.steps[push + 1].kind,
      let faded = paint.faded(by: opacity)
    {
      plan.steps[push + 1].kind = .draw(faded)
      plan.steps.remove(at: push)
      return
    }
    plan.steps[push].bounds = drawnBounds(from: push + 1)
    plan.close(push, with: .popGroup(opacity: opacity, blend: blend))
  }

  /// A mask through which nothing is drawn is left out.
  private mutating func closeMask(from push: Int, isInverse: Bool) {
    if case .pushMask = plan.steps[plan.steps.count - 1].kind {
      plan.steps.removeSubrange(push...)
    } else {
      plan.close(push, with: .popMask(isInverse: isInverse))
    }
  }
}

extension Plan {
  /// Ends the scope that begins at a step.
  fileprivate mutating func close(_ push: Int, with kind: Step.Kind) {
    steps.append(Step(kind: kind, area: steps[push].area, bounds: steps[push].bounds))
  }
}
