/// A cause of differences: the sentence to lead with, and what follows from it.
public nonisolated struct Finding: Hashable, Sendable {
  /// Such as `present CardViewController takes 0.65 s, was 0.5 s: everything in it follows.`
  public var headline: String
  /// The difference that the sentence tells.
  public var difference: TraceDifference
  /// What the headline explains: it would not differ without it.
  public var consequences: [TraceDifference]

  /// A cause in a sentence, with the difference that it was found by and what follows from it.
  public init(_ headline: String, _ difference: TraceDifference, consequences: [TraceDifference] = []) {
    self.headline = headline
    self.difference = difference
    self.consequences = consequences
  }

  /// A difference that stands for itself.
  public init(_ difference: TraceDifference) { self.init(difference.description, difference) }

  /// The cause and what follows.
  public var differences: [TraceDifference] { [difference] + consequences }

  /// The headline, and how much is behind it.
  public var line: String {
    switch consequences.count {
    case 0: headline
    case 1: "\(headline) (1 difference)"
    default: "\(headline) (\(consequences.count) differences)"
    }
  }
}
