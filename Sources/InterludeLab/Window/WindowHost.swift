import SDLStage

/// The window that the lab runs in, as far as the lab changes it: its clock, its title, its end.
protocol WindowHost: AnyObject {
  var playback: Playback { get set }
  var title: String { get set }
  func close()
}

extension StageWindow: WindowHost {}
