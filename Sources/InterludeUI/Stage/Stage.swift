/// One running world: its clock, its windows, its input and everything that UIKit keeps global. A recording is a new
/// stage; two never share anything.
public final class Stage {
  /// The stage that global state (`UIScreen.main`, `CACurrentMediaTime()`, the animation block in progress) belongs to.
  public static var current = Stage(size: CGSize(width: 390, height: 844))

  /// The screen's size in points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public private(set) var scale: CGFloat
  /// Now, in seconds.
  public private(set) var time: Double = 0
  /// Measures and draws text; without one, text takes no room and leaves no mark.
  public var textRenderer: (any TextRenderer)?

  public init(size: CGSize, scale: CGFloat = 2, textRenderer: (any TextRenderer)? = nil) {
    self.size = size
    self.scale = scale
    self.textRenderer = textRenderer
  }

  /// Moves the clock to the event's time, then handles the event.
  public func send(_ event: InputEvent) { advance(to: event.time) }

  /// Moves the clock. Whatever is due until then happens at its own exact time, in order. A time in the past is ignored.
  public func advance(to time: Double) { self.time = max(time, self.time) }

  /// The frame of now.
  public func displayList() -> DisplayList { DisplayList(size: size) }
}
