import InterludeUI
import LayerTree
import MotionQA

/// A call of an animating API in a take: what it says, and what it is taken to say.
struct EditedCall {
  /// As its source had it when this was built.
  let written: MotionCall
  /// With the edits.
  let used: MotionCall

  /// How it is timed, to be changed.
  var parameters: CurveParameters { CurveParameters(of: used) }

  /// How its source timed it then.
  var writtenParameters: CurveParameters { CurveParameters(of: written) }

  /// The edit that gives it other parameters; nil for the ones that are written, or for what it cannot have.
  func edit(to parameters: CurveParameters) -> MotionEdit? {
    guard parameters != writtenParameters, let timing = parameters.spec.timing else { return nil }
    let duration = parameters.spec.statedDuration
    return MotionEdit(
      duration: duration == written.duration ? nil : duration,
      delay: parameters.delay == written.delay ? nil : parameters.delay,
      timing: timing == written.timing ? nil : timing)
  }
}

nonisolated extension CurveParameters {
  /// How a call is timed.
  init(of call: MotionCall) {
    self.init(spec: CurveSpec(of: call.timing ?? .cubic(.linear), duration: call.duration), delay: call.delay)
  }
}
