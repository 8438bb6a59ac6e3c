extension UIView {
  /// How a block of view animations behaves. The raw values are UIKit's.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change size lay out inside the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that the block moves take touches meanwhile; otherwise touches pass them by until the animation ends.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Where an animation replaces one that is under way, it starts from what shows, at rest, instead of from the value that was set
    /// before: of the alpha. Animations of other properties are added to those under way, and go on from what shows anyhow.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeating animation runs back before it starts again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The block keeps its own duration inside another block, instead of taking over that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The block keeps its own curve inside another block, instead of taking over that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What the closure of a view's transition changes animates too; otherwise it is there at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from one view to another hides and shows the two, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The block takes over no options of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly; the curve when no other is named.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Goes at an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition of a view without an effect; what the closure changes is there at once.
    public static let transitionNone = AnimationOptions([])
    /// A transition that turns the view about its vertical axis, its left side to the front and over to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that turns the view about its vertical axis, its right side to the front and over to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that rolls the old appearance up from the lower right corner, as a sheet of paper, and away.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that unrolls the new appearance, as a sheet of paper, down to the lower right corner.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades from the old appearance to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that turns the view about its horizontal axis, its top to the front and over to the bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that turns the view about its horizontal axis, its bottom to the front and over to the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }

    /// Along that curve.
    var timing: AnimationTiming { curve.timing }

    /// The number of the transition that the bits name; 0 is none.
    var transition: UInt { rawValue >> 20 & 15 }
  }

  /// UIKit's four named curves, and the one of its keyboard.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    case easeInOut
    /// Starts slowly: control points (0.42, 0) and (1, 1).
    case easeIn
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    case easeOut
    /// Goes at an even speed.
    case linear
    /// How the system itself moves, as the keyboard's notifications tell it: a spring of mass 3, stiffness 1000 and damping 500, which
    /// takes its own time of 0.5057 s. UIKit has it without a name.
    case system = 7

    var timing: AnimationTiming {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .cubic(.easeIn)
      case .easeOut: .cubic(.easeOut)
      case .linear: .cubic(.linear)
      case .system: .system
      }
    }
  }
}
