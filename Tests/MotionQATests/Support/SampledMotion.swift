import Foundation
import MotionCurves
import MotionQA

/// A property that is recorded at 60 frames a second while a curve moves it, rounded as a trace rounds.
nonisolated struct SampledMotion {
  var curve: any MotionCurve
  var start = 0.25
  /// When the animation is taken away, in seconds from its start.
  var duration: Double
  var from = 0.0
  var to = 100.0
  var framesPerSecond = 60.0
  var resolution = 1e-6
  /// Seconds of rest at the end.
  var tail = 0.3

  var samples: [MotionSample] {
    (0...Int((start + duration + tail) * framesPerSecond)).map { frame in
      let time = Double(frame) / framesPerSecond
      let progress = time >= start + duration ? 1 : curve.value(at: time - start)
      let value = from + (to - from) * progress
      return MotionSample(time: time, value: resolution > 0 ? (value / resolution).rounded() * resolution : value)
    }
  }
}
