import InterludeUI

/// The timeline of the take on show, and below it the cost of the frames.
final class TimelinePanel {
  let view = UIView()

  private let timeline = TimelineView()
  private let costs = FrameCostView()
  private var summary: TimelineSummary?
  private var shown: Key?
  /// The latest motion that was brought into sight.
  private var revealed: Int?

  /// The part of a longer take that fills the width at first, in seconds: a transition and what follows.
  private static let usualSpan = 4.0

  /// The state that the model was made from.
  private struct Key: Hashable {
    let take: Identity
    let events: Int
    let motions: Int
    let ended: Int
    let callbacks: Int
    let mistakes: Int
    let zero: Double
  }

  init() {
    timeline.preferredSpan = Self.usualSpan
    view.addSubview(timeline)
    view.addSubview(costs)
  }

  /// Lets the timeline seek, loop and select in a session.
  func attach(to session: LabSession) {
    timeline.extendsSelection = { [weak session] in session?.host.heldModifiers.contains(.shift) == true }
    timeline.onSeek = { [weak session] in session?.scrub(to: $0) }
    timeline.onLoop = { [weak session] in session?.loop = $0 }
    timeline.onSelect = { [weak self, weak session] bar, extends in
      guard let self, let session else { return }
      let motions = summary?.motions[bar] ?? []
      if extends {
        session.selection.formSymmetricDifference(motions)
      } else {
        session.selection = session.selection == motions ? [] : motions
      }
    }
    timeline.onHover = { [weak session] in session?.hovered = $0 }
  }

  /// - Parameters:
  ///   - pointer: Where the pointer is, in the panel's points; nil where that is not known.
  ///   - samples: What the latest frames took.
  func update(for session: LabSession, pointer: CGPoint?, samples: [FrameCost]) {
    let (machine, log) = (session.machine, session.machine.log)
    let key = Key(
      take: machine.identity, events: machine.take.events.count, motions: log.motions.count,
      ended: log.motions.count { $0.end != nil },
      callbacks: log.callbacks.count, mistakes: log.mistakes.count, zero: session.zero)
    if key != shown {
      shown = key
      summary = TimelineSummary(of: log, take: machine.take, zero: session.zero)
    }
    summary?.extend(to: machine.take.end)
    if let model = summary?.model { timeline.model = model }
    // While nothing moves, the last motion stays visible.
    let isMoving = log.motions.contains { $0.start <= machine.time && $0.end ?? .infinity > machine.time }
    timeline.followsPlayhead = session.host.playback.isPaused || isMoving || log.motions.isEmpty
    timeline.playheadView.isQuiet = machine.isLive && !session.host.playback.isPaused
    timeline.playhead = machine.time
    place()
    revealLatest(of: log)
    timeline.loop = session.loop
    timeline.selection = Set(session.selection.compactMap { summary?.bar(of: $0) })
    timeline.hover(at: pointer.map { timeline.convert($0, from: view) })
    costs.show(samples, in: timeline.costSight)
  }

  /// The latest motion is scrolled into view once, not again when the same take is replayed, as after an edit.
  private func revealLatest(of log: RunLog) {
    guard let latest = log.motions.last, latest.id != revealed else { return }
    revealed = latest.id
    let start = latest.transition.map { log.transitions[$0].start } ?? latest.start
    timeline.reveal(latest.transition ?? TimelineSummary.loose, from: start)
  }

  /// Zooms in or out about a place, in the panel's points.
  func zoom(by factor: Double, around point: CGPoint) {
    timeline.zoom(by: factor, around: timeline.convert(point, from: view).x)
  }

  /// In a low window the timeline gets all the room.
  private func place() {
    let bounds = view.bounds
    let height: CGFloat = bounds.height >= 210 ? 52 : 0
    timeline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    costs.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    costs.isHidden = height == 0
  }
}
