import SDLStage

/// Who drives the lab's window: keeps its playback and can close it.
protocol PlaybackHost: AnyObject {
  var playback: Playback { get set }
  func close()
}

extension StageWindow: PlaybackHost {}
