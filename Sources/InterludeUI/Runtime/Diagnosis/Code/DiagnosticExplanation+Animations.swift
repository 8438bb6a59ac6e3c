/// Property animators and animation blocks.
nonisolated extension DiagnosticExplanation {
  static let configuredLate = Self(
    title: "An animator is configured after it has started",
    reason: """
      scrubsLinearly, isInterruptible and the like say how an animator is to be built, and it is built when it starts. UIKit \
      raises an exception for a change afterwards; here it changes nothing.
      """,
    remedy: "Set them before startAnimation() or pauseAnimation().")

  static let notInterruptible = Self(
    title: "An animator that is not interruptible is paused, stopped or scrubbed",
    reason: """
      With isInterruptible false an animator has no timeline of its own that could be held: it runs to its end. UIKit raises an \
      exception; here the call does nothing.
      """,
    remedy: "Leave isInterruptible true, or let the animator run.")

  static let scrubbedWhileRunning = Self(
    title: "fractionComplete is set while the animator cannot take it",
    reason: """
      While an animator runs, time says how far it is; after stopAnimation(false) it waits for its end. UIKit raises an \
      exception or passes over it, depending on the state; here the fraction stays.
      """,
    remedy: "Call pauseAnimation() first, and give a fraction in 0…1.")

  static let finishedWithoutStop = Self(
    title: "finishAnimation(at:) without stopAnimation(false)",
    reason: """
      finishAnimation(at:) is the second half of stopping: it decides where a stopped animator leaves its views. UIKit raises an \
      exception on one that is not stopped; here nothing happens.
      """,
    remedy: "Call stopAnimation(false) first, or stopAnimation(true), which needs no second half.")

  static let usedWhileStopped = Self(
    title: "A stopped animator is used before it is finished",
    reason: """
      Between stopAnimation(false) and finishAnimation(at:) an animator can only be finished. UIKit raises an exception for \
      anything else; here it changes nothing.
      """,
    remedy: "Call finishAnimation(at:) first, or make a new animator.")

  static let continuedWithoutPause = Self(
    title: "An animator is continued that is not paused",
    reason: """
      continueAnimation(withTimingParameters:durationFactor:) goes on from where an animator was held. UIKit raises an exception \
      on one that has not begun; here nothing happens.
      """,
    remedy: "Start it and pause it first; startAnimation() begins one that has not begun.")

  static let releasedWhileActive = Self(
    title: "An animator goes away while it is paused or stopped",
    reason: """
      A running animator is kept alive by its animations; a paused or stopped one only by what holds it. UIKit raises an \
      exception when it is released then; here its views go to their end.
      """,
    remedy: """
      Keep it in a property until it has finished, or call stopAnimation(_:), and finishAnimation(at:) after \
      stopAnimation(false).
      """)

  static let animatorAskedToRepeat = Self(
    title: "A property animator is asked to repeat or to autoreverse",
    reason: """
      An animator is a motion that can be held, scrubbed and turned round, which a repeated one cannot be. The options are \
      allowed by the type of the parameter and have no effect.
      """,
    remedy: "Use UIView.animate(withDuration:delay:options:animations:completion:), or set isReversed and run it again."
  )

  static let modifiedOutsideBlock = Self(
    title: "modifyAnimations(…) outside of an animation block",
    reason: """
      It changes the animations that the block around it makes. Outside of one there are none, and the changes are made at once \
      and unanimated, which is legal.
      """,
    remedy: "Call it inside the animations of UIView.animate.")

  static let keyframeOutsideBlock = Self(
    title: "addKeyframe(…) outside of a keyframe animation",
    reason: """
      A keyframe's times are relative to the keyframe animation around it. Without one they mean nothing, and the changes are \
      made at once.
      """,
    remedy: "Call it inside the animations of UIView.animateKeyframes.")

  static let transitionWithoutSuperview = Self(
    title: "UIView.transition(from:to:…) with a view that is in no superview",
    reason: """
      It exchanges two views in the superview of the first. Without one there is no place to do that in, and nothing to be seen \
      that could be missed.
      """,
    remedy: "Add the view to transition from to a superview first.")
}

/// Numbers that cannot be.
nonisolated extension DiagnosticExplanation {
  static let impossibleLayerValue = Self(
    title: "An impossible value, or work without end, in layers and animations",
    reason: """
      A number that is not finite, a key path that no layer has, keyframes that do not fit their times, a layer inside itself, \
      events or layouts that call for further ones for ever. Core Animation raises an exception for some, ignores others, and \
      hangs on the rest; here the sentence says what was used instead.
      """,
    remedy:
      "Check the values that are given to the layer or the animation; divisions by an empty size are the usual source.")

  static let controlPointOutside = Self(
    title: "A control point outside of the unit square",
    reason: """
      UICubicTimingParameters takes points with x and y in 0…1, as its documentation says; the type of the parameter, a \
      CGPoint, allows any.
      """,
    remedy: """
      Keep both in 0…1. For a curve that overshoots use CAMediaTimingFunction, whose y may be anything, or a spring.
      """)

  static let impossibleTime = Self(
    title: "A duration or a delay that is not finite",
    reason:
      "A TimeInterval may be infinite or no number at all, and an animation cannot last that long. It counts as 0.",
    remedy: "Give a finite number of seconds; a quotient whose divisor is a velocity or a distance may be neither.")

  static let impossibleSpring = Self(
    title: "A spring that cannot be as it is given",
    reason: """
      Mass and stiffness must be above 0, the damping at least 0, and all of them finite. The initialisers take any number and \
      cannot fail; a number out of range is replaced. A spring that is given by a duration is fitted to it by twelve steps, as in \
      UIKit; with a high initial velocity, such as that of a finger's throw over a short way, they may lead nowhere near: the spring \
      then settles far later than the duration says, in UIKit as well.
      """,
    remedy: """
      Correct the parameter that the sentence names. Limit a velocity that is handed over, or give the spring by mass, stiffness and \
      damping, whose settling needs no fit.
      """)

  static let impossibleSpeed = Self(
    title: "An impossible completionSpeed",
    reason: """
      The rest of an interactive transition takes its share of the duration divided by completionSpeed. Zero would never end it, \
      and a speed that is negative or no number means nothing; 1 is used.
      """,
    remedy: "Set a finite speed above 0.")
}
