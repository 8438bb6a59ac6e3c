import InterludeUI

/// How often each place is drawn in a frame: the redder, the more often.
final class Overdraw: SceneOverlay {
  let name = "Overdraw"
  let purpose = "How often each place is drawn: the redder, the more often"

  private static let tint = CGColor(red: 0.94, green: 0.2, blue: 0.12, alpha: 0.16)

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    var result = DisplayList(size: frame.size)
    let canvas = RoundedRect(CGRect(origin: .zero, size: frame.size))
    result.commands = [.fill(.roundedRect(canvas), .white, .identity)] + frame.commands.compactMap(Self.tinted)
    return result
  }

  /// What a command covers; nil for one that covers nothing, such as the bracket of a group.
  private static func tinted(_ command: DrawCommand) -> DrawCommand? {
    switch command {
    case .fill(let shape, let color, let map): color.alpha > 0 ? .fill(shape, tint, map) : nil
    case .border(let rect, let width, _, let map): .border(rect, width: width, tint, map)
    case .shadow(let shape, let blur, _, let map): .shadow(shape, blur: blur, tint, map)
    case .image(_, _, let destination, let map, _): .fill(.roundedRect(RoundedRect(destination)), tint, map)
    case .bitmap(let bitmap, let map), .curl(let bitmap, _, let map):
      .fill(.roundedRect(RoundedRect(bitmap.bounds)), tint, map)
    case .gradient(_, let shape, let map), .backdrop(let shape, _, _, let map): .fill(shape, tint, map)
    case .pushClip, .popClip: command
    case .pushGroup, .pushMix, .popGroup, .beginMask, .pushMask, .pushInverseMask, .popMask: nil
    }
  }
}
