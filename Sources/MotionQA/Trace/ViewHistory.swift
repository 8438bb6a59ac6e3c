/// What a recorder has seen of one view, before it is known what moves.
nonisolated struct ViewHistory {
  let name: String
  /// The frames of which there are readings, ascending.
  private(set) var frames: [Int] = []
  private(set) var readings: [ViewReading] = []
  private var superviews: [ViewTrace.Superview] = []
  private var turns: [TurnLog.Turn] = []

  init(name: String) { self.name = name }

  mutating func add(_ reading: ViewReading, in superview: String?, frame: Int) {
    frames.append(frame)
    if let superview, superviews.last?.name != superview {
      superviews.append(ViewTrace.Superview(superview, from: frame))
    }
    // Views that stand still share their numbers.
    readings.append(readings.last == reading ? readings[readings.count - 1] : reading)
  }

  mutating func add(_ turn: TurnLog.Turn) { turns.append(turn) }

  /// The view's part of a trace.
  func trace(frameCount: Int, framesPerSecond: Int, zero: Double) -> ViewTrace {
    let presence = presence
    // Quick to see, as equal readings share their numbers.
    let isStill = readings.allSatisfy { $0 == readings[0] }
    var still: [TraceProperty: Double] = [:]
    var moving: [PropertyTrace] = []
    for property in TraceProperty.allCases {
      let exact = values(of: property, in: isStill ? readings.prefix(1) : readings[...])
      let values = exact.map { Rounding.round($0, digits: property.kind.digits) }
      if let constant = values.first, values.allSatisfy({ $0 == constant }) {
        if constant != property.restValue { still[property] = constant }
      } else {
        let velocities = velocities(of: property, exact, framesPerSecond: Double(framesPerSecond), zero: zero)
          .map { Rounding.round($0, digits: property.kind.digits) }
        moving.append(
          PropertyTrace(
            property: property, framesPerSecond: framesPerSecond, presence: presence,
            values: spread(values, over: frameCount),
            velocities: spread(velocities, over: frameCount, otherwise: 0)))
      }
    }
    return ViewTrace(
      name: name, presence: presence, superviews: superviews, still: still, moving: moving,
      turns: turns(of: moving, zero: zero))
  }

  /// The turns of each property that moves: of several at one time the last.
  private func turns(of moving: [PropertyTrace], zero: Double) -> [TraceProperty: [MotionTurn]] {
    moving.reduce(into: [:]) { all, track in
      var values: [Double: Double?] = [:]
      for turn in turns where turn.properties?.contains(track.property) ?? true {
        let time = Rounding.round(turn.time - zero, digits: Rounding.timeDigits)
        // What shows is not always known.
        if time >= 0 { values.updateValue(turn.reading.map { value(of: track, in: $0, at: time) }, forKey: time) }
      }
      guard !values.isEmpty else { return }
      all[track.property] = values.keys.sorted().map { MotionTurn(time: $0, value: values[$0] ?? nil) }
    }
  }

  /// Angles nearest to the frame's.
  private func value(of track: PropertyTrace, in reading: ViewReading, at time: Double) -> Double {
    let value = reading[track.property]
    let near = track.property.kind == .degrees ? value.nearestTurn(to: track.value(at: time)) : value
    return Rounding.round(near, digits: track.property.kind.digits)
  }

  private var presence: [Range<Int>] {
    frames.reduce(into: []) { ranges, frame in
      if let last = ranges.last, last.upperBound == frame {
        ranges[ranges.count - 1] = last.lowerBound..<frame + 1
      } else {
        ranges.append(frame..<frame + 1)
      }
    }
  }

  /// Angles on from one another, without leaps of a full turn.
  private func values(of property: TraceProperty, in readings: ArraySlice<ViewReading>) -> [Double] {
    let index = property.index
    let values = readings.map { $0.values[index] }
    guard property.kind == .degrees else { return values }
    return values.reduce(into: []) { turned, value in
      turned.append(turned.last.map(value.nearestTurn(to:)) ?? value)
    }
  }

  private func velocities(
    of property: TraceProperty, _ values: [Double], framesPerSecond: Double, zero: Double
  ) -> [Double] {
    let turns = turnsOnFrames(of: property, framesPerSecond: framesPerSecond, zero: zero)
    let steps = SampleSteps(values, at: frames, framesPerSecond: framesPerSecond)
    func isAdjacent(_ index: Int) -> Bool { index + 1 < frames.count && frames[index + 1] == frames[index] + 1 }
    return readings.indices.map { index in
      if let velocity = readings[index].velocity(of: property), velocity != 0 { return velocity }
      if let turn = turns[frames[index]] {
        // What an animation begins or ends here it has told; what follows time shows it by the next frame.
        guard turn.properties == nil, isAdjacent(index) else { return 0 }
        let step = values[index + 1] - values[index]
        let way = turn.ways.first { property.isMoved(by: $0.keyPath) }
        let known = way?.velocity(at: turn.time, of: step, in: 1 / framesPerSecond)
        return known ?? step * framesPerSecond
      }
      return steps.velocity(at: index)
    }
  }

  /// The turns of a property that are on frames.
  private func turnsOnFrames(
    of property: TraceProperty, framesPerSecond: Double, zero: Double
  ) -> [Int: TurnLog.Turn] {
    turns.reduce(into: [:]) { places, turn in
      guard turn.properties?.contains(property) ?? true else { return }
      let place = (turn.time - zero) * framesPerSecond
      if abs(place - place.rounded()) < 1e-4 { places[Int(place.rounded())] = turn }
    }
  }

  /// Over all frames of the recording: where there is no reading the one before, before the first the first.
  private func spread(_ numbers: [Double], over frameCount: Int, otherwise gap: Double? = nil) -> [Double] {
    var all = Array(repeating: gap ?? numbers.first ?? 0, count: frameCount)
    for (index, frame) in frames.enumerated() {
      let end = index + 1 < frames.count ? frames[index + 1] : frameCount
      all[frame] = numbers[index]
      if gap == nil, end > frame + 1 { for later in frame + 1..<end { all[later] = numbers[index] } }
    }
    return all
  }
}

nonisolated extension ViewReading {
  fileprivate func velocity(of property: TraceProperty) -> Double? {
    velocities.isEmpty ? nil : velocities[property.index]
  }
}
