import InterludeUI

/// Some frames before and after the one on show, laid over it, fainter the farther they are.
final class OnionSkin: SceneOverlay {
  let name = "Onion"
  let purpose = "Frames before and after this one, laid over it"

  /// Between two skins, in seconds: four frames.
  private static let stride = 4.0 / 60
  private static let count = 3

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let (now, end) = (session.machine.time, session.machine.take.end)
    let steps = (-Self.count...Self.count).filter { $0 != 0 }
    let moments = steps.map { (step: $0, time: now + Double($0) * Self.stride) }
      .filter { $0.time >= 0 && $0.time <= end }
    var result = frame
    for (moment, skin) in zip(moments, session.frames(at: moments.map(\.time))) where skin != frame {
      result.commands.append(.pushGroup(opacity: 0.28 / CGFloat(abs(moment.step))))
      result.commands += skin.commands
      result.commands.append(.popGroup)
    }
    return result
  }
}
