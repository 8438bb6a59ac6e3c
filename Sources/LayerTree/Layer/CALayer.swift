import DisplayList
import Foundation

/// A rectangle of the picture with its place, its look and its sublayers.
///
/// What is set here is the model: the values that hold once everything has come to rest. What shows at a time is worked
/// out from the model and the running animations, and never stored.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Under this key a property's action finds what the property presented before. Not part of QuartzCore.
  public static let previousValueKey = "previousValue"

  // What every frame reads of every layer comes first and in one piece.
  /// Back to front, apart from `zPosition`.
  var children: [CALayer] = []
  /// Its `parent` is this layer, too.
  var maskLayer: CALayer?
  /// The transition that it is in, or as good as over.
  var transitionEffect: LayerTransitionEffect?
  /// Of a shape layer that has been drawn.
  var lastLine: StrokedLine?
  /// Of a text layer that has been drawn.
  var lastText: SetText?
  /// Of a replicator layer that has been drawn.
  var tintedImages: TintedImages?
  /// Of a rasterized layer that has been drawn, and the bounds that it had.
  var lastBitmap: (bitmap: Bitmap, bounds: CGRect)?
  /// What ``effects`` has gathered; nil until it is asked again.
  var gatheredEffects: ContiguousArray<TimedEffect>?
  /// Whether a sublayer may lie at a depth: its `zPosition` is not 0, or animates.
  var hasDepth = false
  /// Whether its own `zPosition` animates.
  var isDepthAnimated = false
  var time = MediaTiming()
  var state = LayerState()

  /// Places the sublayers and chooses actions.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set { (owner, otherDelegate) = (nil, newValue) }
  }
  /// The delegate that takes itself out as it goes, as a view does: a weak reference makes every other reference to its object slow.
  nonisolated(unsafe) package unowned(unsafe) var owner: (any CALayerDelegate)?
  private weak var otherDelegate: (any CALayerDelegate)?
  /// A number that no other layer has, not even one that is made when this one is gone.
  package let serial = CALayer.nextSerial()
  /// How diagnostics name the layer.
  open var name: String?
  /// Whether what `draw(in:)` draws hides everything behind it: it then begins black instead of clear.
  open var isOpaque = false
  /// Whether a new size calls for `display()`; without, what was drawn is laid into the bounds as `contentsGravity` says.
  open var needsDisplayOnBoundsChange = false
  /// Actions by the key that sets them off; `NSNull()` for none.
  open var actions: [String: any CAAction]?

  /// A parent that goes takes itself out; see ``owner``.
  nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  var running: [RunningAnimation] = []
  /// What it was at the last commit, if it has changed since.
  var committed: LayerContent?
  /// For a presentation layer, the layer that it shows.
  var source: CALayer?
  var tags: [String: Any] = [:]
  /// Who is told when the model has changed; nil for nobody.
  var watch: LayerWatch?
  var attachedClock: MediaClock?
  /// The clock that was current when it was made. It does not keep the clock alive.
  var origin = MediaClock.current.reference
  /// How many commands the last display list from here had: the next will have about as many.
  var commandCount = 0
  var isLayoutNeeded = false
  /// Whether its sublayers are being laid out right now.
  package internal(set) var isInLayout = false
  var isLayoutNeededBelow = false
  var isDisplayNeeded = false
  var isDisplayNeededBelow = false
  /// Whether drawing has come to where nobody has anything to draw.
  var isDrawingLeftOut = false

  public override init() {}

  nonisolated deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  private static var lastSerial = 0

  private static func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// A copy of a layer's present values, for subclasses to add their own; not a presentation layer yet.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    name = layer.name
    tags = layer.tags
    isOpaque = layer.isOpaque
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
  }

  /// A copy of the same QuartzCore class, to present.
  func copied() -> CALayer { CALayer(layer: self) }

  // MARK: Place

  /// The layer's own coordinates: their origin, and the size. In points.
  open var bounds: CGRect {
    get { state.bounds }
    set { set(.bounds, .rect(newValue.standardized)) }
  }

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { state.position }
    set { set(.position, .point(newValue)) }
  }

  /// The smallest upright rectangle of the superlayer that holds the transformed bounds.
  ///
  /// Setting it sets `position` and the size of `bounds`. Under a transform that turns or skews, the size is that of the
  /// new frame under the inverse, as in Core Animation, and the frame read back differs.
  open var frame: CGRect {
    get { state.frame }
    set { changingAtOnce { setFrame(newValue) } }
  }

  /// How large the layer would like to be: as its frame is, unless a subclass says it.
  open func preferredFrameSize() -> CGSize { state.frame.size }

  /// Places the sublayers: the default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The layer farthest down and to the front that holds a point of the superlayer; nil outside.
  ///
  /// Hidden layers hold nothing, and a layer that masks to its bounds hides what lies outside them.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestSublayers(p) }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

  // MARK: Drawing

  /// Asks for `display()` before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Makes the contents: asks the delegate, which by default has `draw(in:)` draw them.
  open func display() { if let delegate { delegate.display(self) } else { displayDrawing() } }

  /// Draws the contents, in the layer's own coordinates; the default asks the delegate.
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { isDrawingLeftOut = true }
  }

  /// Draws the layer and all it holds, in its own coordinates and at rest: no animation counts, nor its place or transform.
  open func render(in ctx: CGContext) { record(isPresented: false, in: ctx) }

  // MARK: Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { source == nil ? parent : source?.parent?.presentation() }

  /// Puts a layer in front of the other sublayers, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveParent() }

  /// A layer whose alpha this one and all below it, shadow included, are multiplied by; nil shows everything.
  ///
  /// It lies in this layer's coordinates and time as a sublayer does, and is taken from where it was.
  open var mask: CALayer? {
    get { source == nil ? maskLayer : source?.maskLayer?.presentation() }
    set { setMask(newValue) }
  }

  // MARK: Animation

  /// The action for an event: a property's key, `sublayers`, ``kCAOnOrderIn`` or ``kCAOnOrderOut``. It is looked for in this
  /// order: the delegate, `actions`, the class's `defaultAction(forKey:)`, and for an animatable property of a layer on
  /// stage, an implicit animation. `NSNull()` ends the search with none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// The class's own action for an event; nil here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of an animation, in the place of one with the same key; nil is no key.
  ///
  /// A `beginTime` of 0 becomes now, a `duration` of 0 the transaction's.
  open func add(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key, from: nil) }

  /// The layer as it shows now: a copy whose properties read as animated.
  open func presentation() -> CALayer? { source == nil ? presented(at: localTime) : self }

  /// The layer whose present state this is; itself, when it is none.
  open func model() -> CALayer { source ?? self }
}
