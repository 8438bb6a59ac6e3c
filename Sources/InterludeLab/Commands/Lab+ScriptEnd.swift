import MotionQA

extension Lab {
  /// Says of a time that is after the end of a scene's script what its frame shows. Does nothing for another time.
  func remark(on time: Double, of option: String, beyond scene: Scene) {
    let end = scene.script.duration
    guard time > end else { return }
    remark(
      "The script of \(scene.name) ends at \(Seconds.text(end)): the frame at \(Seconds.text(time)) shows what goes on by itself "
        + "after it. For a frame of its transition give \(option) a time up to \(Seconds.digits(end)).")
  }
}
