import DisplayList

/// A display list made ready for pixels: geometry resolved, what cannot be seen left out.
///
/// Made once a frame; then any number of strips of rows can be drawn from it, each for itself. Steps are plain values that name
/// what they need by its number.
struct Plan: Sendable {
  var steps: [Step] = []
  var outlines: [EdgeList] = []
  var boxes: [RoundedBox] = []
  var images: [ImagePaint] = []
  var gradients: [GradientPaint] = []
  var curls: [CurlPaint] = []
  var shadows: [ShadowPaint] = []
  /// What is to be made of the pixels behind steps before these are drawn, and of which pixels: nothing bleeds in from outside
  /// them.
  var backdrops: [(filter: BackdropFilter, region: PixelRect)] = []
}

/// One step of drawing: 64 bytes, as much as processors read at once.
struct Step: Sendable, BitwiseCopyable {
  enum Kind: Sendable, BitwiseCopyable {
    case draw(Paint)
    case pushClip
    case popClip
    case pushGroup(opacity: UInt8, blend: BlendMode)
    case popGroup(opacity: UInt8, blend: BlendMode)
    case beginMask
    case pushMask
    /// An inverse one lets through where it covers nothing.
    case popMask(isInverse: Bool)
  }

  var kind: Kind
  /// What is drawn or clipped to.
  var area: Area
  /// What it can touch at most, clips included; of a scope's end what the scope can touch.
  var bounds: PixelRect
  /// Pixels that it covers entirely.
  var core = PixelRect.empty
  /// A number that stands for the command that it comes from, and once the plan is signed, for the pixels that it makes.
  var signature = 0
}

/// What a step covers.
enum Area: Sendable, BitwiseCopyable {
  /// By their numbers in the plan.
  case rounded(Int32)
  /// What is in a box and not in the next one.
  case ring(Int32)
  case outline(Int32)
  /// All of its bounds.
  case bounds
}

enum Paint: Sendable, BitwiseCopyable {
  /// One premultiplied colour.
  case solid(UInt32, opacity: UInt8)
  /// By their numbers in the plan.
  case image(Int, opacity: UInt8)
  case gradient(Int, opacity: UInt8)
  case curl(Int, opacity: UInt8)
  case shadow(Int, opacity: UInt8)
  case backdrop(Int, opacity: UInt8)

  /// What looks as a group of an opacity does in which this is drawn alone, byte for byte; nil for what is faded already.
  func faded(by opacity: UInt8) -> Paint? {
    switch self {
    // Of nothing and of all there is nothing to round: dims of black are laid as what they come to.
    case .solid(let color, opacity: 255) where color == (color & 0x0101_0101) * 255:
      .solid(scale(color, by: UInt32(opacity)), opacity: 255)
    case .solid(let color, opacity: 255): .solid(color, opacity: opacity)
    case .shadow(let index, opacity: 255): .shadow(index, opacity: opacity)
    case .image(let index, opacity: 255): .image(index, opacity: opacity)
    case .gradient(let index, opacity: 255): .gradient(index, opacity: opacity)
    case .curl(let index, opacity: 255): .curl(index, opacity: opacity)
    case .backdrop(let index, opacity: 255): .backdrop(index, opacity: opacity)
    default: nil
    }
  }
}
