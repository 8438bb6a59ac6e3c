/// The animation blocks that are open right now, outermost first.
final class AnimationBlockStack {
  private var blocks: [AnimationBlock?] = []
  var areAnimationsEnabled = true
  /// Where changes that do not animate are noted; nil for nowhere.
  private(set) var log: ChangeLog?
  /// What joins the next outermost block.
  private var companion: ((AnimationBlock) -> Void)?

  /// The block that a property change would join.
  var innermost: AnimationBlock? { areAnimationsEnabled ? blocks.last ?? nil : nil }

  func run(_ block: AnimationBlock, _ changes: () -> Void) {
    let joining = innermost == nil ? companion.take() : nil
    blocks.append(block)
    changes()
    joining?(block)
    blocks.removeLast()
  }

  /// Runs code, and a companion inside the first outermost block that it opens, once the changes of that block are made.
  func run(_ body: () -> Void, joinedBy companion: @escaping (AnimationBlock) -> Void) {
    let outer = self.companion
    self.companion = companion
    body()
    self.companion = outer
  }

  /// Runs code that has nothing to do with the blocks that are open: the next outermost block in it is joined by nothing.
  func apart(_ body: () -> Void) {
    let outer = companion
    companion = nil
    suspended(body)
    companion = outer
  }

  /// Runs code as if no block were open: what it changes does not animate, but by blocks that it opens itself.
  func suspended<Result>(_ body: () -> Result) -> Result {
    blocks.append(nil)
    let outer = log
    log = nil
    defer {
      log = outer
      blocks.removeLast()
    }
    return body()
  }

  /// Runs code with all animation blocks off, those that it opens itself too.
  func silenced(_ body: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    suspended(body)
    areAnimationsEnabled = wereEnabled
  }

  /// Runs code whose changes, where they do not animate, can be taken back by a log.
  func noting(in log: ChangeLog?, _ body: () -> Void) {
    let outer = self.log
    self.log = log
    body()
    self.log = outer
  }

  /// A view's contents are its drawing, which does not animate: a label's new text is there at once.
  func action(for view: UIView, key: String) -> (any CAAction)? {
    guard key != AnimatableProperty.contents.rawValue else { return nil }
    guard let innermost, let old = view.layer.animatableValue(forKeyPath: key) else {
      return log?.action(for: view, key: key)
    }
    return PropertyAction(view: view, key: key, old: old, block: innermost)
  }
}

/// What a property does that changes inside an animation block: it knows the old value, and tells the block once the new one
/// is set.
private final class PropertyAction: NSObject, CAAction {
  private let view: UIView
  private let key: String
  private let old: AnimatableValue
  private let block: AnimationBlock
  /// What shows before the change, if it moves already.
  private var shown: AnimatableValue?
  /// Whether it is moved by an animation that replaces the value, which nothing can be added to.
  private var isReplaced = false
  /// The animations under way whose place the new one takes.
  private var replaced: [RunningAnimation] = []

  init(view: UIView, key: String, old: AnimatableValue, block: AnimationBlock) {
    self.view = view
    self.key = key
    self.old = old
    self.block = block
    let underWay = view.layer.runningAnimations.filter {
      ($0.animation as? CAPropertyAnimation)?.keyPath == key && $0.animation.delegate is PropertyAnimation
    }
    guard !underWay.isEmpty else { return }
    shown = view.layer.presentation()?.animatableValue(forKeyPath: key)
    isReplaced = underWay.contains { ($0.animation as? CAPropertyAnimation)?.isAdditive == false }
    if block.replaces(key, underWay) { replaced = underWay }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let new = view.layer.animatableValue(forKeyPath: key) else { return }
    block.changed(AnimatableChange(keyPath: key, old: old, new: new, start: start(towards: new)), of: view)
  }

  /// Where the animation starts; nil for one that is added to those under way.
  private func start(towards new: AnimatableValue) -> AnimatableValue? {
    guard replaced.isEmpty else {
      for animation in replaced { animation.giveWay() }
      return block.options.contains(.beginFromCurrentState) ? shown : old
    }
    let isAdded = !isReplaced && AnimatableValue.difference(from: old, to: new) != nil
    return isAdded ? nil : shown ?? old
  }
}

extension AnimationBlock {
  /// Whether an animation of a property takes the place of those under way, instead of being added to them.
  ///
  /// `UIView.animate` does so with the opacity, as measured on iOS 26.1; places and transforms it adds up, and of other properties
  /// it is not known. What a property animator runs is added to.
  fileprivate func replaces(_ key: String, _ underWay: [RunningAnimation]) -> Bool {
    key == AnimatableProperty.opacity.rawValue && animator == nil && !isKeyframed && (duration > 0 || delay > 0)
      && underWay.allSatisfy { ($0.animation.delegate as? PropertyAnimation)?.animator == nil }
  }
}
