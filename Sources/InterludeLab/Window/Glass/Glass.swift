import InterludeUI
import SDLStage

/// The lab's views in front of everything: the state of playback, the help card, the menu, the notice, the banner of mistakes, the ring
/// around the focus and the fingers that a mouse plays. They are on a stage of their own, of the window's size, which affects no scene.
/// Touches beside its views go to the app.
final class Glass {
  let stage: Stage
  let window: OverlayWindow
  private let speedPill: SpeedPill
  private let helpCard: HelpCard
  private let menu: MenuCard
  private let notice: Notice
  private let banner: MistakeBanner
  private let focusRing: FocusRing
  private let fingerDots: FingerDots
  private var schedule = BannerSchedule()
  private var realTime = 0.0

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - scale: Pixels a point.
  init(size: CGSize, scale: CGFloat, textRenderer: any TextRenderer) {
    stage = Stage(size: size, scale: scale, textRenderer: textRenderer)
    stage.showsSoftwareKeyboard = false
    (window, speedPill, helpCard, menu, notice, banner, focusRing, fingerDots) = stage.asCurrent {
      (OverlayWindow(), SpeedPill(), HelpCard(), MenuCard(), Notice(), MistakeBanner(), FocusRing(), FingerDots())
    }
    stage.asCurrent {
      window.content = [focusRing, speedPill, notice, banner, menu, helpCard, fingerDots]
      window.isHidden = false
      helpCard.onClose = { [weak self] in self?.isHelpVisible = false }
      banner.onClose = { [weak self] in self?.closeBanner() }
      menu.onClose = { [weak self] in self?.closeMenu() }
    }
    isHelpVisible = false
  }

  var isMenuVisible: Bool { !menu.isHidden }

  /// Shows the menu in an appearance, below a place in points from the top.
  func open(
    _ content: LabMenu, style: UIUserInterfaceStyle, below top: CGFloat, choose: @escaping (KeyCommand) -> Void
  ) {
    stage.asCurrent {
      menu.top = top
      menu.show(content, style: style)
      menu.onChoose = { [weak self] command in
        self?.closeMenu()
        choose(command)
      }
      menu.isHidden = false
    }
  }

  func closeMenu() { stage.asCurrent { menu.isHidden = true } }

  /// Shows a message about an action, at the bottom of an area of the window.
  func say(_ text: String, in area: CGRect) {
    stage.asCurrent {
      notice.say(text, in: area)
      window.setNeedsLayout()
    }
  }

  /// Takes the message away: something else is done, and it may no longer be true.
  func dropNotice() {
    stage.asCurrent { if notice.drop() { window.setNeedsLayout() } }
  }

  var isHelpVisible: Bool {
    get { !helpCard.isHidden }
    set { stage.asCurrent { helpCard.isHidden = !newValue } }
  }

  /// Whether one of its views takes a touch at a place of the window.
  func takesTouch(at point: CGPoint) -> Bool { stage.asCurrent { window.hitTest(point, with: nil) } != nil }

  /// Queues a mistake for the banner.
  func announce(_ diagnostic: Diagnostic) { schedule.add(diagnostic, at: realTime) }

  var shownMistake: Diagnostic? { schedule.shown }

  /// The number of mistakes queued so far.
  var mistakeCount: Int { schedule.count }

  /// Removes the first mistakes up to a count, because the app has left the screen that they are about.
  func forgetMistakes(first count: Int) { schedule.forget(first: count, at: realTime) }

  /// The app's state that the glass shows, in the window's points.
  struct Sight {
    /// The frame of the view with the keyboard's focus, and the radius of its corners; nil for none.
    var focus: (frame: CGRect, cornerRadius: CGFloat)?
    /// The fingers that the mouse plays; nil while it plays none.
    var fingers: PinchFingers?
    /// The dock's appearance, which the help card has, too.
    var style = UIUserInterfaceStyle.unspecified
    /// Where the app is in the window: the banner lies over it, and not over the dock.
    var area = CGRect.zero
    /// The insets that the device's own parts cover.
    var insets = UIEdgeInsets.zero
  }

  /// Brings everything up to date, once a frame.
  ///
  /// - Parameters:
  ///   - playbackText: The state of playback; nil while time runs as usual.
  ///   - time: The real time in seconds, by which the banner moves.
  func update(playbackText: String?, sight: Sight, toRealTime time: Double) {
    realTime = max(time, realTime)
    stage.advance(to: realTime)
    schedule.advance(to: realTime)
    stage.safeAreaInsets = sight.insets
    stage.asCurrent {
      helpCard.style = sight.style
      let changes = [
        speedPill.show(playbackText),
        banner.show(schedule.shown, extent: schedule.extent(at: realTime), in: sight.area),
        focusRing.surround(sight.focus?.frame, cornerRadius: sight.focus?.cornerRadius ?? 0),
        fingerDots.show(sight.fingers), notice.advance(to: realTime),
      ]
      if changes.contains(true) { window.setNeedsLayout() }
    }
    stage.commit()
  }

  private func closeBanner() { schedule.close(at: realTime) }
}
