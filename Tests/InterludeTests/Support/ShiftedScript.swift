import MotionQA

extension InputScript {
  /// The script with everything from a step on some seconds later.
  func delayed(from index: Int, by seconds: Double) -> InputScript {
    let later = steps.enumerated().map { place, step in
      Step(time: step.time + (place >= index ? seconds : 0), action: step.action)
    }
    return InputScript(duration: duration, later)
  }
}
