/// The keys of a keyboard, and where they are.
struct KeyboardLayout {
  let keys: [KeyboardKey]

  init(_ plane: KeyboardPlane, traits: KeyboardTraits, metrics: KeyboardMetrics) {
    let rows = Rows(traits: traits, metrics: metrics)
    keys =
      switch plane {
      case .letters: rows.letters(["qwertyuiop", "asdfghjkl", "zxcvbnm"])
      case .numbers: rows.signs(["1234567890", "-/:;()$&@\"", ".,?!'"], other: .symbols)
      case .symbols: rows.signs(["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"], other: .numbers)
      case .pad: rows.pad(["123", "456", "789"])
      case .padSymbols: rows.padSymbols
      }
  }

  /// The key that a place is on or nearest to.
  func key(at point: CGPoint) -> KeyboardKey? { keys.min { $0.distance(to: point) < $1.distance(to: point) } }
}

nonisolated extension KeyboardKey {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    CGPoint(
      x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY)
    ).distance(to: point)
  }
}

/// Makes keys row by row.
private struct Rows {
  let traits: KeyboardTraits
  let metrics: KeyboardMetrics

  private typealias Metrics = KeyboardMetrics
  private var start: CGFloat { metrics.left + Metrics.margin }
  private var end: CGFloat { metrics.left + metrics.width - Metrics.margin }

  func letters(_ rows: [String]) -> [KeyboardKey] {
    let other: KeyboardPlane = traits.type == .namePhonePad ? .pad : .numbers
    return row(0, rows[0], width: metrics.letter) + row(1, rows[1], width: metrics.letter)
      + row(2, rows[2], width: metrics.letter) + sides(.shift) + bottom(.show(other))
  }

  func signs(_ rows: [String], other: KeyboardPlane) -> [KeyboardKey] {
    // Five signs are as wide together as seven letters.
    let width = (7 * metrics.letter + 2 * Metrics.gap) / 5
    return row(0, rows[0], width: metrics.letter) + row(1, rows[1], width: metrics.letter)
      + row(2, rows[2], width: width) + sides(.show(other)) + bottom(.show(.letters))
  }

  /// In the middle of its row.
  private func row(_ index: Int, _ characters: String, width: CGFloat) -> [KeyboardKey] {
    let count = CGFloat(characters.count)
    let first = metrics.left + (metrics.width - count * width - (count - 1) * Metrics.gap) / 2
    return characters.enumerated().map { place, character in
      key(
        .insert(String(character)), .letter, row: index, from: first + CGFloat(place) * (width + Metrics.gap),
        width: width)
    }
  }

  /// What is left and right of the third row.
  private func sides(_ action: KeyboardKey.Action) -> [KeyboardKey] {
    let width = 1.25 * metrics.letter + 1
    return [
      key(action, .special, row: 2, from: start, width: width),
      key(.delete, .special, row: 2, from: end - width, width: width),
    ]
  }

  private func bottom(_ plane: KeyboardKey.Action) -> [KeyboardKey] {
    let side = 2.5 * metrics.letter + 1.5 * Metrics.gap
    let enter = key(
      .enter, traits.returnKey.isProminent ? .prominent : .special, row: 3, from: end - side, width: side)
    let left = start + side + Metrics.gap
    let room = end - side - Metrics.gap - left
    return [key(plane, .special, row: 3, from: start, width: side)] + middle(from: left, width: room) + [enter]
  }

  /// The space bar and what a kind of text has beside it.
  private func middle(from left: CGFloat, width: CGFloat) -> [KeyboardKey] {
    if traits.type == .URL {
      let part = (width - 2 * Metrics.gap) / 3
      return [".", "/", ".com"].enumerated().map { index, text in
        key(
          .insert(text), .wide, row: 3, from: left + CGFloat(index) * (part + Metrics.gap), width: part)
      }
    }
    let signs: [String] =
      switch traits.type {
      case .emailAddress: ["@", "."]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
    let space = width - CGFloat(signs.count) * (metrics.letter + Metrics.gap)
    let beside = signs.enumerated().map { index, sign in
      key(
        .insert(sign), .letter, row: 3,
        from: left + space + Metrics.gap + CGFloat(index) * (metrics.letter + Metrics.gap), width: metrics.letter)
    }
    return [key(.insert(" "), .wide, row: 3, from: left, width: space)] + beside
  }

  // MARK: Blocks

  func pad(_ rows: [String]) -> [KeyboardKey] {
    let figures = rows.enumerated().flatMap { index, row in block(index, row.map { .insert(String($0)) }) }
    let left: KeyboardKey.Action? =
      switch traits.type {
      case .decimalPad: .insert(".")
      case .phonePad: .show(.padSymbols)
      case .namePhonePad: .show(.letters)
      default: nil
      }
    return figures + block(3, [left, .insert("0"), .delete])
  }

  var padSymbols: [KeyboardKey] {
    block(0, [nil, nil, nil]) + block(1, [.insert(","), .insert("+"), .insert(";")])
      + block(2, [.insert("*"), .insert("/"), .insert("#")]) + block(3, [.show(.pad), .insert("0"), .delete])
  }

  /// Three keys of a block.
  private func block(_ index: Int, _ actions: [KeyboardKey.Action?]) -> [KeyboardKey] {
    let width = (metrics.width - 4 * Metrics.gap) / 3
    return actions.enumerated().compactMap { place, action in
      guard let action else { return nil }
      let kind: KeyboardKey.Kind = if case .insert = action { .wide } else { .bare }
      return key(
        action, action == .insert(".") ? .bare : kind, row: index,
        from: metrics.left + Metrics.gap + CGFloat(place) * (width + Metrics.gap), width: width)
    }
  }

  private func key(
    _ action: KeyboardKey.Action, _ kind: KeyboardKey.Kind, row: Int, from x: CGFloat, width: CGFloat
  ) -> KeyboardKey {
    let y = metrics.top + CGFloat(row) * metrics.pitch
    return KeyboardKey(
      action: action, kind: kind, frame: CGRect(x: x, y: y, width: width, height: metrics.keyHeight))
  }
}
