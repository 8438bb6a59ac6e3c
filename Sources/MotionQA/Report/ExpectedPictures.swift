/// Where a report's pictures of what was expected come from.
public nonisolated enum ExpectedPictures: Sendable {
  /// There are none.
  case missing
  /// The golden kept them, some a second.
  case kept
  /// They were drawn from the golden's numbers, with the recording's own texts and pictures.
  case redrawn

  /// What a reader must know to trust them.
  var note: String {
    switch self {
    case .missing:
      "The golden keeps no pictures: its outlines stand for them. “verify --report” redraws them."
    case .kept:
      "The expected pictures are those that the golden keeps; between two of them the earlier one stays."
    case .redrawn:
      "The expected side is redrawn: the golden’s numbers, with the texts and pictures of this recording."
    }
  }
}
