import InterludeUI
import MotionQA

/// The timing of a motion, to be changed: sliders, handles, every equivalent form, and the code that can be copied.
final class ParametersView: UIView {
  /// The parameters that are shown. Setting them calls no closure.
  var parameters = CurveParameters(spec: .bezier(TimedCurve(.easeInEaseOut, duration: 0.25))) {
    didSet {
      guard parameters != oldValue else { return }
      // What was said of a number is not true of others, as after an undo.
      remark = nil
      memory.note(parameters.spec)
      showParameters()
    }
  }
  /// The parameters in the source; nil if they are not known.
  var source: CurveParameters? { didSet { if source != oldValue { showParameters() } } }
  /// The key path that is animated, as Core Animation names it; nil if it is not known.
  var keyPath: String? { didSet { if keyPath != oldValue { showParameters() } } }
  /// The API that is called; nil if it is not known.
  var callKind: MotionCall.Kind? { didSet { if callKind != oldValue { showParameters() } } }
  /// Called with each change that a person makes.
  var onChange: (CurveParameters) -> Void = { _ in }
  /// Called with the text to put on the clipboard.
  var onCopy: (String) -> Void = { _ in }
  /// Called when the change is to be written to the source.
  var onWrite: () -> Void = {}
  /// Called to drop the message that the change cannot be written.
  var onDismiss: () -> Void = {}
  /// Called to restore the source's parameters.
  var onReset: () -> Void = {}
  /// The call that made the motion, and its place: `PopAnimator.swift:47 UIView.animate(withDuration: 0.8 …)`. Without it nothing can be
  /// written.
  var sourceText: String? { didSet { if sourceText != oldValue { showSource() } } }
  /// A message about the parameters: `The duration is computed.` It takes room, which the superview may add.
  var message: String? { didSet { if message != oldValue { showMessage() } } }
  /// A message about the text that was typed, until something is changed.
  var remark: String? { didSet { if remark != oldValue { showMessage() } } }

  /// The actions that are possible for the edits.
  var actions = EditActions() { didSet { if actions != oldValue { showFooter() } } }

  let content = ParametersContent()
  let footer = ParametersFooter()
  private let scroll = DockScrollView()
  /// The control that has the keys; nil while they go to the scene.
  weak var keyTaker: (any KeyTaker)? {
    didSet {
      oldValue?.hasKeys = false
      keyTaker?.hasKeys = true
    }
  }
  /// The kinds that the curve of this call has had.
  var memory = CurveKindMemory()

  init() {
    super.init(frame: .zero)
    // A slider reacts at once, and a drag on it does not scroll.
    scroll.delaysContentTouches = false
    scroll.addSubview(content)
    addSubview(scroll)
    addSubview(footer)
    connect()
    showParameters()
    showSource()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The height at a width, in points, at which all sliders, the description of the curve and the footer are visible; the rest can be
  /// scrolled to.
  func usefulHeight(forWidth width: CGFloat) -> CGFloat {
    content.usefulHeight(forWidth: width)
      + footer.height(in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// As high as everything in it at a width, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: content.height(forWidth: size.width)
        + footer.height(in: CGSize(width: size.width, height: .greatestFiniteMagnitude)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let footerHeight = min(footer.height(in: bounds.size), bounds.height)
    footer.frame = CGRect(x: 0, y: bounds.height - footerHeight, width: bounds.width, height: footerHeight)
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - footerHeight)
    let height = content.height(forWidth: bounds.width)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.contentSize = content.frame.size
    content.setNeedsLayout()
  }

  func showParameters() {
    content.show(parameters, source: source, code: swift)
    footer.copySwift.isEnabled = swift != nil
    setNeedsLayout()
  }

  /// The parameters as UIKit source, in the form of the call that is shown; nil for a curve that UIKit has no animation for.
  var swift: String? {
    callKind.map { parameters.swift(as: $0, animating: keyPath) } ?? parameters.swift(animating: keyPath)
  }

  /// Call it before showing the parameters of another call.
  func forget() {
    memory = CurveKindMemory()
    remark = nil
  }

  private func showSource() {
    content.source.text = sourceText
    content.setNeedsLayout()
    showFooter()
  }

  private func showMessage() {
    showFooter()
    superview?.setNeedsLayout()
  }

  private func showFooter() {
    footer.show(actions, isSourceKnown: sourceText != nil, message: message ?? remark)
    setNeedsLayout()
  }
}
