import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Keys in the panel, what is typed there, and the way back to the source.
struct ParametersKeysTests {
  private nonisolated static let spring = CurveParameters(
    spec: .spring(Spring(dampingRatio: 0.55, duration: 0.8), .animation(dampingRatio: 0.55, duration: 0.8)))
  private nonisolated static let bezier = CurveParameters(spec: .bezier(TimedCurve(.easeInEaseOut, duration: 0.5)))

  private func show(_ parameters: CurveParameters) -> InstrumentStage<ParametersView> {
    InstrumentStage(CGSize(width: 460, height: 700)) {
      let view = ParametersView()
      view.source = parameters
      view.parameters = parameters
      view.sourceText = "PopAnimator.swift:47"
      return view
    }
  }

  private func row(_ key: ParameterKey, _ shown: InstrumentStage<ParametersView>) throws -> ParameterRow {
    try #require(shown.instrument.content.rows.first { $0.key == key }).row
  }

  private func click(_ view: UIView, _ shown: InstrumentStage<ParametersView>, count: Int = 1) {
    shown.stage.commit()
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for index in 0..<count { shown.click(place, after: index == 0 ? 1 : 0.1) }
  }

  private func press(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = [], in shown: InstrumentStage<ParametersView>
  ) -> Bool { shown.stage.asCurrent { shown.instrument.take(key, modifiers) } }

  @Test func arrowsNudgeTheSliderThatWasTouchedLast() throws {
    let shown = show(Self.spring)
    #expect(!press(.rightArrow, in: shown), "nothing has been touched")
    let ratio = try row(.field(.dampingRatio), shown).slider
    shown.drag(ratio.convert(ratio.thumbCenter, to: nil), ratio.convert(ratio.thumbCenter, to: nil))
    #expect(ratio.hasKeys)

    #expect(press(.rightArrow, in: shown) && press(.upArrow, in: shown))
    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.57)
    #expect(press(.leftArrow, .shift, in: shown))
    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.47)
    #expect(!press(.space, in: shown) && !press(.character("p"), in: shown), "these are the lab's")

    #expect(press(.escape, in: shown))
    #expect(!ratio.hasKeys && !press(.rightArrow, in: shown))
    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.47)
  }

  @Test func tabGoesToTheNextRow() throws {
    let shown = show(Self.spring)
    #expect(shown.stage.asCurrent { shown.instrument.takeKeys() })
    let content = shown.instrument.content
    #expect(content.rows[0].row.slider.hasKeys)
    #expect(press(.tab, in: shown))
    #expect(content.rows[1].row.slider.hasKeys && !content.rows[0].row.slider.hasKeys)
    #expect(press(.tab, .shift, in: shown) && press(.tab, .shift, in: shown))
    #expect(content.curve.field.hasKeys)
    #expect(press(.tab, .shift, in: shown))
    #expect(content.kinds.hasKeys && press(.rightArrow, in: shown))
    #expect(content.kinds.choice == CurveKind.bounce.rawValue)
    #expect(press(.tab, .shift, in: shown))
    #expect(shown.instrument.footer.reset.hasKeys, "it goes round")
    var copied: [String] = []
    shown.instrument.onCopy = { copied.append($0) }
    #expect(press(.tab, .shift, in: shown) && shown.instrument.footer.copyCSS.hasKeys && press(.return, in: shown))
    #expect(copied.count == 1)
  }

  @Test func ofABezierTheUsualCurvesAreReachedToo() {
    let shown = show(Self.bezier)
    _ = shown.stage.asCurrent { shown.instrument.takeKeys() }
    let presets = shown.instrument.content.presets
    for _ in 0..<4 { _ = press(.tab, in: shown) }
    #expect(presets[1].hasKeys && press(.return, in: shown))
    #expect(shown.instrument.parameters.spec == .bezier(TimedCurve(.easeOut, duration: 0.5)))
  }

  /// A click on what was there before another kind was chosen must not meet something else.
  @Test func howLongItTakesAndTheDelayStayWhereTheyAreForEachKind() throws {
    let shown = show(Self.bezier)
    let content = shown.instrument.content
    var places: [[CGFloat]] = []
    for kind in CurveKind.allCases + [.curve] {
      content.kinds.choose(kind.rawValue)
      shown.stage.commit()
      let delay = try row(.field(.delay), shown)
      places.append([try #require(content.rows.first).row.frame.minY, delay.frame.minY])
      if kind != .physics { #expect(content.rows[0].key == .field(.duration)) }
    }
    #expect(Set(places).count == 1, "\(places)")
  }

  @Test func arrowsNudgeTheNumberThatIsTypedAndReturnLeavesTheKeysWithItsSlider() throws {
    let shown = show(Self.spring)
    let duration = try row(.field(.duration), shown)
    click(duration.number, shown)
    #expect(duration.number.isEditing && duration.number.hasKeys)
    #expect(press(.upArrow, in: shown))
    #expect(shown.instrument.parameters.value(of: .duration) == 0.81)
    #expect(press(.downArrow, .shift, in: shown))
    #expect(shown.instrument.parameters.value(of: .duration) == 0.71)
    #expect(duration.number.isEditing && !press(.leftArrow, in: shown), "the text's own keys")

    shown.stage.send(InputEvent(time: shown.stage.time, kind: .key(.return)))
    #expect(!duration.number.isEditing && duration.slider.hasKeys)
    #expect(press(.rightArrow, in: shown))
    #expect(shown.instrument.parameters.value(of: .duration) == 0.72)
    #expect(press(.return, in: shown))
    #expect(duration.number.isEditing)
    #expect(press(.tab, in: shown))
    let delay = try row(.field(.delay), shown)
    #expect(delay.number.isEditing, "the next number")
    #expect(press(.escape, in: shown))
    #expect(!delay.number.isEditing && delay.slider.hasKeys, "the keys stay with its slider")
    #expect(press(.escape, in: shown))
    #expect(!shown.instrument.hasKeys)
  }

  @Test func arrowsMoveTheHandleThatWasHeldLast() {
    let shown = show(Self.bezier)
    let handles = shown.instrument.content.handles
    let place = handles.convert(handles.point(0.58, 1), to: nil)
    shown.drag(place, place)
    #expect(press(.upArrow, .shift, in: shown) && press(.leftArrow, in: shown))
    #expect(shown.instrument.parameters.spec == .bezier(TimedCurve(CubicBezier(0.42, 0, 0.57, 1.1), duration: 0.5)))
  }

  @Test func whatHasGoneHasNoKeys() throws {
    let shown = show(Self.spring)
    let ratio = try row(.field(.dampingRatio), shown).slider
    click(ratio, shown)
    #expect(shown.instrument.hasKeys)
    shown.stage.asCurrent { shown.instrument.isHidden = true }
    #expect(!shown.instrument.hasKeys && !press(.rightArrow, in: shown))
    shown.stage.asCurrent { shown.instrument.isHidden = false }
    shown.instrument.parameters = Self.bezier
    #expect(!shown.instrument.hasKeys)
  }

  // MARK: The source

  @Test func aTickStandsAtTheValueOfTheSourceWhereItDiffersAndTwoClicksGoBackToIt() throws {
    let shown = show(Self.spring)
    let ratio = try row(.field(.dampingRatio), shown)
    #expect(shown.instrument.content.rows.allSatisfy { $0.row.slider.tickCenter == nil })
    let built = ratio.slider.thumbCenter
    ratio.slider.onChange(0.8)
    #expect(ratio.slider.tickCenter == built && ratio.slider.thumbCenter.x > built.x)
    #expect(ratio.accessibilityHint?.hasSuffix("In the source 0.55: two clicks on the name go back to it.") == true)
    #expect(try row(.field(.duration), shown).slider.tickCenter == nil)
    try row(.field(.duration), shown).slider.onChange(1.5)

    click(ratio.name, shown)
    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.8, "one click does nothing")
    click(ratio.name, shown, count: 2)

    #expect(shown.instrument.parameters.value(of: .dampingRatio) == 0.55)
    #expect(shown.instrument.parameters.value(of: .duration) == 1.5, "the others stay")
    #expect(ratio.slider.tickCenter == nil)
  }

  @Test func theSourceIsSeenAsTheKindThatIsShown() throws {
    let shown = show(CurveParameters(spec: try CurveSpec("bounce(0.3, duration: 0.5)")))
    let content = shown.instrument.content
    content.kinds.choose(CurveKind.spring.rawValue)
    try row(.field(.dampingRatio), shown).slider.onChange(0.9)
    #expect(abs((try row(.field(.dampingRatio), shown).slider.sourceValue ?? 0) - 0.7) < 1e-9, "1 less the bounce")
    #expect(press(.delete, in: shown) == false)
    click(try row(.field(.dampingRatio), shown).slider, shown)
    #expect(press(.delete, in: shown))
    #expect(abs((shown.instrument.parameters.value(of: .dampingRatio) ?? 0) - 0.7) < 1e-9)

    content.kinds.choose(CurveKind.curve.rawValue)
    #expect(try row(.field(.duration), shown).slider.sourceValue == 0.5 || content.handles.sourceBezier == nil)
    click(content.curve.name, shown, count: 2)
    #expect(shown.instrument.parameters.spec == (try CurveSpec("bounce(0.3, duration: 0.5)")), "all of it")
  }

  @Test func aKindThatWasOnlyChosenDiffersInNothingFromTheSource() {
    let shown = show(Self.spring)
    for kind in [CurveKind.bounce, .physics, .spring, .physics] {
      shown.instrument.content.kinds.choose(kind.rawValue)
      #expect(shown.instrument.content.rows.allSatisfy { $0.row.slider.sourceValue == nil }, "\(kind)")
    }
  }

  // MARK: What is typed

  @Test(
    arguments: [
      ("0.42, 0, .33, 1.4", "bezier(0.42, 0, 0.33, 1.4, duration: 0.8)"),
      ("cubic-bezier(.2,0,0,1)", "bezier(0.2, 0, 0, 1, duration: 0.8)"), (".snappy", "bounce(0.15, duration: 0.5)"),
      ("spring(dampingRatio: 0.4, duration: 1)", "spring(dampingRatio: 0.4, duration: 1)"),
      ("mass: 1, stiffness: 300, damping: 20", "spring(mass: 1, stiffness: 300, damping: 20)"),
      (".spring(response: 0.3, dampingFraction: 0.75)", "bounce(0.25, duration: 0.3)"),
      ("spring(dampingRatio: 0.4)", "spring(dampingRatio: 0.4, duration: 0.8)"),
    ])
  func anyCurveIsTypedOrPasted(text: String, spelling: String) throws {
    let shown = show(Self.spring)
    let curve = shown.instrument.content.curve
    curve.field.onCommit(text)
    #expect(shown.instrument.parameters.spec == (try CurveSpec(spelling)))
    #expect(shown.instrument.footer.message.text == nil)

    let other = show(Self.spring)
    other.stage.asCurrent { other.instrument.paste(text) }
    #expect(other.instrument.parameters == shown.instrument.parameters)
    click(other.instrument.content.curve.field, other)
    other.stage.asCurrent { other.instrument.paste("easeIn\n") }
    other.stage.send(InputEvent(time: other.stage.time, kind: .key(.return)))
    #expect(other.instrument.content.curve.field.text == "easeIn", "in place of what was selected")
  }

  @Test(
    arguments: [
      ("wobble", "\"wobble\" is no curve: nothing has this name"), ("0.2, 0, 0", "the second y is missing"),
      ("steps(4)", "A view animation cannot have the curve steps(4): give a spring or a Bézier."),
    ])
  func whatIsNoCurveIsToldInASentence(text: String, words: String) {
    let shown = show(Self.spring)
    let field = shown.instrument.content.curve.field
    #expect(field.text == "spring(dampingRatio: 0.55, duration: 0.8)")
    field.onCommit(text)
    #expect(shown.instrument.parameters == Self.spring)
    let said = shown.instrument.footer.message.text ?? ""
    #expect(said.contains(words) && said.hasSuffix(".") && !said.contains("\n"), "\(said)")
    field.onCommit("easeIn")
    #expect(shown.instrument.footer.message.text == nil)
  }

  @Test func theShortestSpellingShows() throws {
    let shown = show(Self.bezier)
    let field = shown.instrument.content.curve.field
    #expect(field.text == "easeInOut")
    shown.instrument.content.handles.onChange(CubicBezier(0.42, 0, 0.33, 1.4))
    #expect(field.text == "0.42, 0, 0.33, 1.4")
    shown.instrument.parameters.spec = try CurveSpec("bounce(0.2, duration: 0.5)").converted(to: .physics)
    #expect(field.text == "spring(mass: 1, stiffness: 157.9, damping: 20.1)")
    shown.instrument.parameters.spec = try CurveSpec("UIView.animate(springDuration: 0.4, bounce: 0.2)")
    #expect(field.text == "bounce(0.2, duration: 0.4)")
    shown.instrument.parameters.spec = .spring(
      Spring(duration: 0.4, bounce: 0.2, overdamping: .coreAnimation), .perceptual(duration: 0.4, bounce: 0.2))
    #expect(field.text == "bounce(0.2, duration: 0.4)")
  }

  @Test func aNumberThatIsTooLargeIsTold() throws {
    let shown = show(Self.spring)
    let duration = try row(.field(.duration), shown)
    #expect(
      duration.accessibilityHint?.contains("0.01\u{A0}…\u{A0}10\u{A0}s") == true,
      "UIKit fits its springs to 10 s at most")
    duration.number.onCommit("99")
    #expect(shown.instrument.parameters.value(of: .duration) == 10)
    #expect(
      shown.instrument.footer.message.text == "Duration takes 0.01\u{A0}…\u{A0}10\u{A0}s: “99” was made 10.00\u{A0}s.")
    duration.number.onCommit("1")
    #expect(shown.instrument.footer.message.text == nil)
    let bezier = show(Self.bezier)
    try row(.field(.duration), bezier).number.onCommit("99")
    #expect(bezier.instrument.parameters.value(of: .duration) == 60)
  }

  @Test func comingBackToAKindItHasItsNumbers() {
    let shown = show(Self.spring)
    let content = shown.instrument.content
    content.kinds.choose(CurveKind.curve.rawValue)
    content.handles.onChange(CubicBezier(0.2, 0, 0, 1))
    content.kinds.choose(CurveKind.bounce.rawValue)
    content.kinds.choose(CurveKind.curve.rawValue)
    #expect(shown.instrument.parameters.spec == .bezier(TimedCurve(CubicBezier(0.2, 0, 0, 1), duration: 0.8)))
    content.kinds.choose(CurveKind.spring.rawValue)
    #expect(shown.instrument.parameters == Self.spring)

    shown.instrument.forget()
    shown.instrument.parameters = CurveParameters(spec: Self.spring.spec, delay: 0.1)
    content.kinds.choose(CurveKind.curve.rawValue)
    #expect(shown.instrument.content.handles.bezier == .easeInEaseOut, "another call has none yet")
  }

  @Test func whatIsTakenHomeAnimatesTheProperty() {
    let shown = show(CurveParameters(spec: .bezier(TimedCurve(CubicBezier(0.3, 0, 0.3, 1.4), duration: 0.5))))
    shown.instrument.keyPath = "transform"
    #expect(shown.instrument.swift?.contains("keyPath: \"transform\"") == true)
    #expect(shown.instrument.content.code.text?.contains("keyPath: \"transform\"") == true)
  }
}
