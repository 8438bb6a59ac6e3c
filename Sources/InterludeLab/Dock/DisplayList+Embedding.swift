import InterludeUI

nonisolated extension DisplayList {
  /// The commands that draw this picture inside another one, clipped at its edges.
  ///
  /// - Parameters:
  ///   - map: From this picture's points to the other's.
  ///   - cornerRadius: Of its corners, in the other's points.
  func embedded(by map: CGAffineTransform, cornerRadius: CGFloat = 0) -> [DrawCommand] {
    let frame = CGRect(origin: .zero, size: size).applying(map)
    let inside = commands.map { $0.mapped(by: Homography(map)) }
    return [.pushClip(.roundedRect(RoundedRect(frame, radius: cornerRadius)), .identity)] + inside + [.popClip]
  }
}
