import Foundation
import UIKit

/// Code of an app's, which imports Foundation beside UIKit: the door's timer goes before Foundation's, its work item before Dispatch's, its sleep before
/// Swift's own.
final class Slideshow {
  private(set) var page = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.page += 1 }
    }
  }

  func stop() { timer?.invalidate() }

  private var pause: DispatchWorkItem?

  func stopLater() {
    let pause = DispatchWorkItem { [weak self] in self?.stop() }
    self.pause = pause
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: pause)
  }

  func goOn() { pause?.cancel() }

  func turnBack() async throws {
    try await Task.sleep(nanoseconds: UInt64(0.1 * 1_000_000_000))
    page -= 1
  }
}
