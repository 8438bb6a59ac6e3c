import DisplayList
import Foundation

extension StillFrame {
  /// Six groups of half opacity, each in the one before, with a rounded rectangle over all of the frame and five small ones.
  static var nestedGroups: StillFrame {
    var dice = Dice(seed: 6)
    let area = CGRect(origin: .zero, size: window)
    let groups = (0..<6).flatMap { _ in
      [.pushGroup(opacity: 0.5), fill(area, radius: 40, dice.color(alpha: 1))]
        + (0..<5).map { _ in
          let color = dice.color(alpha: 1)
          return fill(dice.rect(around: area, side: 30...120), radius: 12, color)
        }
    }
    let ends = [DrawCommand](repeating: .popGroup, count: 6)
    return StillFrame("six nested groups", window, [fill(area, .white)] + groups + ends)
  }
}
