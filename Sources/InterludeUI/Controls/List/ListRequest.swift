/// What a list asks its data source or delegate for. What is dequeued until it has the answer is meant for that.
enum ListRequest {
  /// A view that is about to show, and its place where that is known.
  case view(ListKey, ListPlace?)
  /// The cell that shows at a path, to be set up again.
  case sameCell(IndexPath, UIView)

  /// What a view is asked for as; nil where no view is about to show.
  var key: ListKey? { if case .view(let key, _) = self { key } else { nil } }
}

extension ListHost {
  /// Asks for something.
  func asking<Answer>(for request: ListRequest, _ ask: () -> Answer) -> Answer {
    let outer = self.request
    self.request = request
    defer { self.request = outer }
    return ask()
  }

  /// The cell that is to be set up again at a path; nil if none is.
  func sameCell(at path: IndexPath) -> UIView? {
    if case .sameCell(path, let cell) = request { cell } else { nil }
  }

  /// The place of what is asked for, where it is this and its place is known.
  func place(askedFor key: ListKey) -> ListPlace? {
    if case .view(key, let place) = request { place } else { nil }
  }
}
