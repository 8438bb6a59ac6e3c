/// A call that makes an animation, as it is written in a file.
package struct AnimatingCall: Hashable, Sendable {
  /// Which of UIKit's or Core Animation's calls it is.
  package enum Kind: Hashable, Sendable {
    /// `UIView.animate`, in its plain form, with `usingSpringWithDamping:`, or with `springDuration:bounce:`.
    case viewAnimation, fittedSpring, perceptualSpring
    case keyframes, transition
    /// `UIViewPropertyAnimator` or a subclass, however it is initialized.
    case animator
    case runningAnimator
    /// `CABasicAnimation`, `CASpringAnimation` and their like, with what is assigned to them afterwards.
    case layerAnimation
  }

  /// An argument of the call, or a property that is assigned to its result.
  package struct Argument: Hashable, Sendable {
    /// Nil for one without a label.
    package let label: String?
    /// The expression, as written.
    package let text: String
    /// Where the expression is, in bytes of UTF-8.
    package let range: Range<Int>
    let tokens: Range<Int>
  }

  package let kind: Kind
  /// As written: `UIView.animate`.
  package let name: String
  /// Where the call begins, from 1.
  package let line: Int
  /// From the callee to the last closing bracket, in bytes of UTF-8.
  package let range: Range<Int>
  /// In their order; trailing closures are not among them.
  package let arguments: [Argument]
  /// Properties of a `CAAnimation` that are assigned in the same block.
  package let assignments: [Argument]

  /// The token of the callee's last name.
  let nameToken: Int
  /// The parentheses, as tokens; nil where there is but a closure.
  let parentheses: Range<Int>?
  /// The lines from the callee to its parenthesis, which `#line` may give.
  let headLines: ClosedRange<Int>
  /// Other lines that belong to the call.
  let otherLines: Set<Int>

  /// The argument with a label, if there is one.
  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}
