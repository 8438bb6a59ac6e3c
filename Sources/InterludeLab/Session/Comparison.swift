import InterludeUI
import MotionQA

/// Another take, shown beside or over the one on show, in step with it.
final class Comparison {
  /// How the two are shown together.
  enum Mode: String, CaseIterable {
    case sideBySide = "Side by side"
    case overlay = "Overlay"
    case wipe = "Wipe"
    case difference = "Difference"
  }

  /// What the other one is, in a few words.
  let title: String
  var mode = Mode.sideBySide
  /// Where the wipe parts the two, as a share of the phone's width.
  var wipe: CGFloat = 0.5
  let other: any OtherTake
  let identity = Identity()
  /// What was drawn of the difference last.
  private var drawn: (frames: [DisplayList], image: CGImage)?

  /// The other take where it is the same input in another app, which is given what is done from now on as well.
  private let follower: PlayedTake?

  init(title: String, _ other: any OtherTake) { (self.title, self.other, follower) = (title, other, nil) }

  /// With the same input in another app.
  init(title: String, following other: PlayedTake) { (self.title, self.other, follower) = (title, other, other) }

  /// Tells the other take of what is done in the one on show.
  func note(_ event: InputEvent) { follower?.send(event) }

  /// How opaque the other take shows through: what is now stays the one that is looked at.
  private static let ghost = 0.35

  /// Both in one picture.
  ///
  /// - Parameters:
  ///   - renderer: What draws the frames whose difference is shown.
  ///   - scale: Pixels a point.
  func combine(_ frame: DisplayList, at time: Double, renderer: any Renderer, scale: CGFloat) -> DisplayList {
    guard let other = other.frame(at: time) else { return frame }
    switch mode {
    case .sideBySide: return frame
    case .overlay: return frame.under(other, opacity: Self.ghost)
    case .wipe: return frame.wiped(to: other, at: wipe)
    case .difference:
      if drawn?.frames != [frame, other] {
        drawn = ([frame, other], FrameDifference.image(of: frame, other, renderer: renderer, scale: scale))
      }
      guard let image = drawn?.image else { return frame }
      let whole = CGRect(origin: .zero, size: frame.size)
      return DisplayList(
        size: frame.size,
        commands: [.image(image, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: whole, .identity)])
    }
  }
}

nonisolated extension DisplayList {
  /// With another picture laid over it.
  fileprivate func under(_ other: DisplayList, opacity: CGFloat) -> DisplayList {
    var list = self
    list.commands += [.pushGroup(opacity: opacity)] + other.commands + [.popGroup]
    return list
  }

  /// With another picture right of a share of the width.
  fileprivate func wiped(to other: DisplayList, at share: CGFloat) -> DisplayList {
    var list = self
    let x = size.width * share
    let right = CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
    list.commands += [.pushClip(.roundedRect(RoundedRect(right)), .identity)] + other.commands + [.popClip]
    let edge = CGRect(x: x - 0.75, y: 0, width: 1.5, height: size.height)
    list.commands.append(
      .fill(.roundedRect(RoundedRect(edge)), CGColor(red: 0.94, green: 0.45, blue: 0.36, alpha: 1), .identity))
    return list
  }
}
