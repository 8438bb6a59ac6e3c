import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct ParametersViewTests {
  private nonisolated static let spring = CurveParameters(
    spec: .spring(Spring(dampingRatio: 0.55, duration: 0.8), .animation(dampingRatio: 0.55, duration: 0.8)))
  private nonisolated static let bezier = CurveParameters(spec: .bezier(TimedCurve(.easeInEaseOut, duration: 0.5)))

  private func show(
    _ parameters: CurveParameters, _ size: CGSize = CGSize(width: 460, height: 700)
  ) -> InstrumentStage<ParametersView> {
    InstrumentStage(size) {
      let view = ParametersView()
      view.parameters = parameters
      view.sourceText =
        "PopAnimator.swift:47 UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.55 …)"
      return view
    }
  }

  private func slider(_ key: ParameterKey, _ shown: InstrumentStage<ParametersView>) throws -> ParameterSlider {
    try #require(shown.instrument.content.rows.first { $0.key == key }).row.slider
  }

  private func thumb(_ slider: ParameterSlider) -> CGPoint { slider.convert(slider.thumbCenter, to: nil) }

  @Test func aDraggedSliderChangesItsNumberInRoundSteps() throws {
    let shown = show(Self.spring)
    var changes: [CurveParameters] = []
    shown.instrument.onChange = { changes.append($0) }
    let ratio = try slider(.field(.dampingRatio), shown)
    let start = thumb(ratio)

    shown.drag(start, CGPoint(x: start.x + 37, y: start.y + 3))

    // 37 points of the travel, which is the width less the thumb of 15, of the span from 0.01 to 1.
    let expected = 0.55 + 37 / Double(ratio.bounds.width - 15) * 0.99
    let last = try #require(changes.last?.value(of: .dampingRatio))
    #expect(abs(last - expected) <= 0.005 + 1e-9)
    #expect(
      changes.allSatisfy {
        ($0.value(of: .dampingRatio) ?? 0) == (($0.value(of: .dampingRatio) ?? 0) * 100).rounded() / 100
      })
    #expect(changes.allSatisfy { $0.value(of: .duration) == 0.8 })
    #expect(shown.instrument.parameters == changes.last)
    #expect(changes.count > 5)
  }

  @Test func whereThereIsMoreThanShowsAnArrowPointsThere() throws {
    let shown = show(Self.spring, CGSize(width: 340, height: 155))
    let scroll = try #require(shown.instrument.descendants(DockScrollView.self).first)
    func sides() -> [ScrollEdge.Side] {
      shown.stage.commit()
      return scroll.descendants(ScrollEdge.self).filter(\.isOnShow).map { edge in
        #expect(scroll.bounds.contains(edge.frame) && edge.layer.zPosition > 0)
        return edge.side
      }
    }
    #expect(sides() == [.below])
    scroll.contentOffset.y = 40
    #expect(sides() == [.above, .below])
    scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
    #expect(sides() == [.above])
    #expect(show(Self.spring).instrument.descendants(ScrollEdge.self).allSatisfy { !$0.isOnShow }, "where all fits")
  }

  @Test func aClickBesideTheThumbMovesItThere() throws {
    let shown = show(Self.spring)
    let duration = try slider(.field(.duration), shown)
    let frame = duration.convert(duration.bounds, to: nil)

    shown.click(CGPoint(x: frame.maxX - 2, y: frame.midY))

    #expect(shown.instrument.parameters.value(of: .duration) == 2)
  }

  @Test func wishesAreSolvedFor() throws {
    let shown = show(Self.spring)
    let settle = try slider(.settle, shown)
    let overshoot = try slider(.overshoot, shown)

    settle.onChange(0.8)
    overshoot.onChange(0.1)

    let landmarks = CurveLandmarks(of: shown.instrument.parameters.spec)
    #expect(abs((landmarks.settle ?? 0) - 0.8) < 0.001)
    #expect(abs((landmarks.overshoot ?? 0) - 0.1) < 0.001)
    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.591)
  }

  /// From rest a spring swings past its target by exp(−πζ/√(1 − ζ²)).
  @Test(arguments: [0.4, 0.66, 0.9]) func theWishForATimeLeavesTheOvershoot(ratio: Double) throws {
    let shown = show(
      CurveParameters(
        spec: .spring(Spring(dampingRatio: ratio, duration: 1), .animation(dampingRatio: ratio, duration: 1))))
    let overshoot = exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(shown.instrument.parameters.setting(of: .overshoot).value - overshoot) <= 0.0005 + 1e-9)

    try slider(.settle, shown).onChange(0.8)

    #expect(shown.instrument.parameters.value(of: .dampingRatio) == ratio)
  }

  @Test func wishesWaitWhileTheSpringIsPushed() throws {
    let shown = show(Self.spring.setting(.initialVelocity, to: 3))
    #expect(try !slider(.settle, shown).isEnabled)
  }

  @Test func whatIsNotEditableStays() throws {
    var fixed = Self.spring
    fixed.editable = [.dampingRatio]
    let shown = show(fixed)
    var count = 0
    shown.instrument.onChange = { _ in count += 1 }
    let start = thumb(try slider(.field(.duration), shown))

    shown.drag(start, CGPoint(x: start.x + 30, y: start.y))
    shown.click(CGPoint(x: 20, y: 14))

    #expect(count == 0)
    #expect(shown.instrument.parameters == fixed)
  }

  @Test func aHandleIsDragged() {
    let shown = show(Self.bezier)
    let handles = shown.instrument.content.handles
    func place(_ x: Double, _ y: Double) -> CGPoint { handles.convert(handles.point(x, y), to: nil) }

    shown.drag(place(0.42, 0), place(0.2, 0.3))
    shown.drag(place(0.58, 1), place(0.3, 1.3))
    shown.drag(place(0.2, 0.3), place(-1, 0.3))

    #expect(shown.instrument.parameters.spec == .bezier(TimedCurve(CubicBezier(0, 0.3, 0.3, 1.3), duration: 0.5)))
  }

  @Test func aPresetIsChosen() throws {
    let shown = show(Self.bezier)
    let preset = shown.instrument.content.presets[0]
    let frame = preset.convert(preset.bounds, to: nil)
    shown.click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(shown.instrument.parameters.spec == .bezier(TimedCurve(.easeIn, duration: 0.5)))
  }

  @Test func aKindIsSwapped() {
    let shown = show(Self.spring)
    var said: [String] = []
    shown.instrument.onChange = { said.append($0.spec.description) }

    let kinds = shown.instrument.content.kinds
    shown.click(kinds.convert(CGPoint(x: kinds.bounds.width * 7 / 8, y: 14), to: nil))

    #expect(said.count == 1)
    #expect(said.last?.hasPrefix("spring(mass: 1, stiffness:") ?? false)
    #expect(shown.instrument.content.rows.map(\.key).contains(.field(.stiffness)))
  }

  @Test func buttonsAnswer() {
    let shown = show(Self.spring)
    var said: [String] = []
    shown.instrument.onCopy = { said.append($0) }
    shown.instrument.onWrite = { said.append("write") }
    shown.instrument.onReset = { said.append("reset") }
    let footer = shown.instrument.footer

    for button in [footer.write, footer.copySwift, footer.copyCSS, footer.reset] {
      let frame = button.convert(button.bounds, to: nil)
      shown.click(CGPoint(x: frame.midX, y: frame.midY))
    }
    shown.instrument.sourceText = nil
    shown.stage.commit()
    shown.click(footer.write.convert(CGPoint(x: 10, y: 10), to: nil))

    #expect(said == ["write", Self.spring.swift() ?? "", Self.spring.css, "reset"])
  }

  @Test func aChangeThatIsOfferedIsWrittenOrLeftAndItsLinesDifferInColor() throws {
    let footer = show(Self.spring).instrument.footer
    footer.show(EditActions(canWrite: false, canReset: false), isSourceKnown: true, message: nil)
    #expect(!footer.write.isEnabled && !footer.reset.isEnabled && footer.reset.title == "Reset")

    footer.show(EditActions(isOffered: true), isSourceKnown: true, message: "A.swift:1\n− let a = 1\n+ let a = 2")

    #expect(footer.write.title == "Write this" && footer.reset.title == "Cancel" && footer.reset.isEnabled)
    let text = try #require(footer.message.attributedText)
    #expect(text.string == "A.swift:1\n− let a = 1\n+ let a = 2")
    let colors = [0, 10, 22].map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    #expect(colors == [DockStyle.secondaryText, DockStyle.removed, DockStyle.added])
    footer.show(EditActions(), isSourceKnown: true, message: "Written.")
    #expect(footer.message.text == "Written." && footer.message.textColor == DockStyle.text)
  }

  /// Four buttons take a row, or two in a narrow panel: a second press is at the same place.
  @Test(arguments: [180, 316, 500] as [CGFloat])
  func whatWritesStaysWhereItWasPressed(width: CGFloat) {
    let shown = show(Self.spring, CGSize(width: width, height: 220))
    let view = shown.instrument
    view.actions = EditActions(canWrite: true, canReset: true)
    shown.stage.commit()
    let pressed = view.footer.write.convert(view.footer.write.bounds, to: view)
    #expect((view.footer.reset.frame.minY > view.footer.write.frame.minY) == (width == 180))

    view.actions = EditActions(isOffered: true, canWrite: true, canReset: true)
    view.message = "A.swift:1\n− let a = 1\n+ let a = 2"
    shown.stage.commit()

    let write = view.footer.write.convert(view.footer.write.bounds, to: view)
    let cancel = view.footer.reset.convert(view.footer.reset.bounds, to: view)
    #expect(cancel.midY == write.midY && !cancel.intersects(write))
    if width > 180 { #expect(write.contains(CGPoint(x: pressed.midX, y: pressed.midY))) }
  }

  @Test(
    arguments: [300.0, 340, 420, 460, 560],
    [spring, bezier, CurveParameters(spec: bezier.spec.converted(to: .physics))])
  func nothingLiesOverAnything(width: Double, parameters: CurveParameters) throws {
    let shown = show(parameters, CGSize(width: width, height: 500))
    shown.instrument.message = "The duration is computed: it cannot be written, only copied, since it is no literal."
    shown.stage.commit()

    let content = shown.instrument.content
    #expect(Double(content.bounds.width) == width)
    let footer = shown.instrument.footer
    let whole = shown.instrument.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(content.bounds.height + footer.bounds.height == whole)
    expectApart(content.subviews.filter { !$0.isHidden && $0.bounds.height > 0 }, in: content)
    expectApart(footer.subviews.filter { $0.bounds.height > 0 }, in: footer)
    for row in content.rows { expectApart(row.row.subviews, in: row.row) }
    let label = content.code
    #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: 9999)).height <= label.bounds.height + 0.01)
  }

  private func expectApart(_ views: [UIView], in parent: UIView) {
    for (index, view) in views.enumerated() {
      #expect(parent.bounds.insetBy(dx: -0.01, dy: -0.01).contains(view.frame), "\(type(of: view)) \(view.frame)")
      for other in views[(index + 1)...] {
        let common = view.frame.intersection(other.frame)
        #expect(common.isNull || common.width < 0.01 || common.height < 0.01, "\(view.frame) and \(other.frame)")
      }
    }
  }
}
