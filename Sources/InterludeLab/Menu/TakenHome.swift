/// What is written to files: below `interlude-out`.
nonisolated enum SavedThing: Hashable, Sendable, CaseIterable {
  case still, recording, film

  var title: String {
    switch self {
    case .still: "Save picture of this moment"
    case .recording: "Save recording and script"
    case .film: "Save recording and film"
    }
  }
}

/// What is put on the clipboard.
nonisolated enum CopiedThing: Hashable, Sendable, CaseIterable {
  case swift, css, csv, svg

  var title: String {
    switch self {
    case .swift: "Copy curve as Swift"
    case .css: "Copy curve as CSS"
    case .csv: "Copy graph as CSV"
    case .svg: "Copy graph as SVG"
    }
  }
}
