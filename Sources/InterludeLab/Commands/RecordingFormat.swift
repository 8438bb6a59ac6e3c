import InterludeUI

/// How fine a recording is, of what window and on what device.
struct RecordingFormat {
  /// Frames per second.
  var fps: Int
  /// In points.
  var size: CGSize
  var settings = DeviceSettings()

  nonisolated static let standard = RecordingFormat(fps: 60, size: WindowSize.standard)
}
