import InterludeUI

/// Redraws what a golden expects: the look of a running scene, with the golden's numbers in the place of its own.
///
/// Texts and pictures are the scene's. A view that only the golden has cannot be drawn; one that only the scene has is
/// hidden. As exact as a trace's numbers and parts: a shear is not among them.
package struct ExpectedFrames {
  private let golden: Trace
  private let expected: [String: ViewTrace]

  /// Redraws frames as a golden has them.
  package init(by golden: Trace) {
    self.golden = golden
    expected = Dictionary(golden.views.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The frame of an index, which is the scene's frame of now; nil beyond the golden's end.
  ///
  /// - Parameter views: All views of the stage.
  package func frame(_ index: Int, of stage: Stage, views: [ViewNamer.Named]) -> Frame? {
    guard index < golden.frameCount else { return nil }
    var list = DisplayList(size: stage.size)
    stage.asCurrent {
      let windows = UIApplication.shared.windows.map { ($0.layer, copy: $0.layer.frozenCopy(isPresented: true)) }
      var copies: [ObjectIdentifier: CALayer] = [:]
      for (layer, copy) in windows { Self.pair(layer, with: copy, in: &copies) }
      for view in views {
        guard let copy = copies[ObjectIdentifier(view.view.layer)] else { continue }
        show(expected[view.name], at: index, on: copy, ofView: view.view)
      }
      for (_, copy) in windows { list.commands += copy.displayList(at: stage.time, size: stage.size).commands }
    }
    return Frame(time: golden.time(ofFrame: index), displayList: list)
  }

  private static func pair(_ layer: CALayer, with copy: CALayer, in copies: inout [ObjectIdentifier: CALayer]) {
    copies[ObjectIdentifier(layer)] = copy
    for (child, childCopy) in zip(layer.sublayers ?? [], copy.sublayers ?? []) {
      pair(child, with: childCopy, in: &copies)
    }
  }

  /// Only what differs by more than a golden's rounding is set, so that what is the same stays the same to the pixel.
  private func show(_ expected: ViewTrace?, at index: Int, on copy: CALayer, ofView view: UIView) {
    guard let expected, expected.presence.contains(where: { $0.contains(index) }) else {
      copy.isHidden = true
      return
    }
    let shown = ViewReading(of: view)
    let other = TraceProperty.allCases.filter { property in
      let (old, new) = (expected.value(of: property, at: index), shown[property])
      let change = property.kind == .degrees ? (old - new).nearestTurn(to: 0) : old - new
      return Rounding.round(change, digits: property.kind.digits) != 0
    }
    guard !other.isEmpty else { return }
    copy.show(Set(other), of: { expected.value(of: $0, at: index) }, insteadOf: { shown[$0] })
  }
}
