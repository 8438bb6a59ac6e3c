import InterludeUI

/// Watches all views of a recording's stage, frame by frame.
final class TraceRecorder {
  private let namer = ViewNamer()
  private var films: [ViewFilm] = []
  private var indices: [String: Int] = [:]
  private var frameCount = 0

  /// Notes how everything looks now, once it is laid out, and tells what there is.
  @discardableResult
  func watch(_ stage: Stage) -> [ViewNamer.Named] {
    defer { frameCount += 1 }
    return stage.asCurrent {
      stage.commit()
      let views = namer.views(in: UIApplication.shared.windows)
      for view in views {
        films[index(of: view.name)].add(ViewReading(of: view.view), in: view.superview, frame: frameCount)
      }
      return views
    }
  }

  /// The views in the order in which they were first seen.
  func views(framesPerSecond: Int) -> [ViewTrace] {
    films.map { $0.trace(frameCount: frameCount, framesPerSecond: framesPerSecond) }
  }

  private func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = films.count
    films.append(ViewFilm(name: name))
    return films.count - 1
  }
}
