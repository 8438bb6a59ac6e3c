/// The animation blocks that are open right now, outermost first.
final class AnimationBlockStack {
  private var blocks: [AnimationBlock?] = []
  var areAnimationsEnabled = true
  /// Where changes that do not animate are noted; nil for nowhere.
  private(set) var log: ChangeLog?
  private var onOpen: ((AnimationBlock) -> Void)?

  /// The block that a property change would join.
  var innermost: AnimationBlock? { areAnimationsEnabled ? blocks.last ?? nil : nil }

  func run(_ block: AnimationBlock, _ changes: () -> Void) {
    if innermost == nil { onOpen?(block) }
    blocks.append(block)
    changes()
    blocks.removeLast()
  }

  /// The first outermost block that opens while the code runs: a transition learns its own curve by it.
  func firstBlock(in body: () -> Void) -> AnimationBlock? {
    var first: AnimationBlock?
    let outer = onOpen
    onOpen = { first = first ?? $0 }
    body()
    onOpen = outer
    return first
  }

  /// Runs code as if no block were open: what it changes does not animate.
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

  init(view: UIView, key: String, old: AnimatableValue, block: AnimationBlock) {
    self.view = view
    self.key = key
    self.old = old
    self.block = block
    let animations = view.layer.runningAnimations.lazy.compactMap { $0.animation as? CAPropertyAnimation }
    let underWay = animations.filter { $0.keyPath == key && $0.delegate is PropertyAnimation }
    guard !underWay.isEmpty else { return }
    shown = view.layer.presentation()?.animatableValue(forKeyPath: key)
    isReplaced = underWay.contains { !$0.isAdditive }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let new = view.layer.animatableValue(forKeyPath: key) else { return }
    let isAdded = !isReplaced && AnimatableValue.difference(from: old, to: new) != nil
    block.changed(AnimatableChange(keyPath: key, old: old, new: new, start: isAdded ? nil : shown ?? old), of: view)
  }
}
