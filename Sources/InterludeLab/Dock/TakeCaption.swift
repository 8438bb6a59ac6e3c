import InterludeUI

/// What stands below a phone: how the device is set where that is not as usual; and of two takes, which is which.
nonisolated struct TakeCaption: Equatable, Sendable {
  var text: String
  /// In points of the window.
  var frame: CGRect
  var alignment: NSTextAlignment

  private static let height: CGFloat = 16
  /// Between the wipe's edge and the words at its sides, in points.
  private static let gap: CGFloat = 8
  /// How far the words of a phone may reach beyond its sides, in points.
  private static let overhang: CGFloat = 40

  /// From left to right; none where there is nothing to be said.
  ///
  /// - Parameters:
  ///   - comparison: The two takes; nil for the one on show alone.
  ///   - device: What is not as usual of the device.
  @MainActor static func captions(
    of comparison: Comparison?, device: String?, in layout: LabLayout
  ) -> [TakeCaption] {
    guard layout.isDockShown else { return [] }
    let phone = layout.phoneFrame()
    let canvas = layout.canvas
    func centred(_ text: String, below phone: CGRect) -> TakeCaption {
      TakeCaption(
        text: text,
        frame: CGRect(
          x: phone.minX - overhang, y: phone.maxY, width: phone.width + 2 * overhang, height: height),
        alignment: .center)
    }
    guard let comparison, comparison.other.canBeShown else { return device.map { [centred($0, below: phone)] } ?? [] }
    let now = ["A · Now", device.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    let other = "B · \(comparison.title)"
    switch comparison.mode {
    case .sideBySide: return [centred(now, below: phone), centred(other, below: layout.phoneFrame(1))]
    case .onion: return [centred("\(now), and \(other) showing through: G hides it", below: phone)]
    case .difference: return [centred("\(now), less \(other)", below: phone)]
    case .wipe:
      // The words stand at the sides of the edge, as the takes do.
      let edge = phone.minX + phone.width * comparison.wipe
      return [
        TakeCaption(
          text: now, frame: CGRect(x: canvas.minX, y: phone.maxY, width: edge - gap - canvas.minX, height: height),
          alignment: .right),
        TakeCaption(
          text: other, frame: CGRect(x: edge + gap, y: phone.maxY, width: canvas.maxX - edge - gap, height: height),
          alignment: .left),
      ]
    }
  }
}
