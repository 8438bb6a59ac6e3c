import InterludeUI

/// The caption below a phone: the device's settings that are not the usual ones and, for two takes, which is which.
nonisolated struct TakeCaption: Equatable, Sendable {
  var text: String
  /// In points of the window.
  var frame: CGRect
  var alignment: NSTextAlignment

  private static let height: CGFloat = 16
  /// Between the wipe's edge and the words at its sides, in points.
  private static let gap: CGFloat = 8
  /// The distance that a caption may reach beyond the phone's sides, in points.
  private static let overhang: CGFloat = 40

  /// The captions from left to right; empty if there are none.
  ///
  /// - Parameters:
  ///   - comparison: The two takes; nil for the one on show alone.
  ///   - device: The device's settings that are not the usual ones.
  @MainActor static func captions(
    of comparison: Comparison?, device: String?, in layout: LabLayout
  ) -> [TakeCaption] {
    guard layout.isDockShown else { return [] }
    let phone = layout.phoneFrame()
    let canvas = layout.canvas
    func centred(_ text: String, below phone: CGRect) -> TakeCaption {
      // Of one phone it has the width of the canvas.
      let half = layout.phones > 1 ? 0 : min(phone.midX - canvas.minX, canvas.maxX - phone.midX) - gap
      let width = max(phone.width + 2 * overhang, 2 * half)
      return TakeCaption(
        text: text, frame: CGRect(x: phone.midX - width / 2, y: phone.maxY, width: width, height: height),
        alignment: .center)
    }
    guard let comparison, comparison.other.canBeShown else { return device.map { [centred($0, below: phone)] } ?? [] }
    let now = ["A · Now", device.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    let other = "B · \(comparison.title)"
    switch comparison.mode {
    case .sideBySide: return [centred(now, below: phone), centred(other, below: layout.phoneFrame(1))]
    case .overlay: return [centred("\(now), and \(other) shows through: G hides it", below: phone)]
    case .difference: return [centred("\(now), less \(other)", below: phone)]
    case .wipe:
      // The captions are on both sides of the edge, as the takes are.
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
