import UIKit

/// Code of an app's, which imports UIKit and no more.
final class DelayedWork {
  private(set) var done: [String] = []

  func start() {
    let delay = 0.25
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.done.append("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.done.append("soon") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in self?.done.append("first") }
    DispatchQueue.main.async { [weak self] in self?.done.append("now") }
  }
}
