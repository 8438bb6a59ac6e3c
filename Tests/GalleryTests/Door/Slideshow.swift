import Foundation
import UIKit

/// Code of an app's, which imports Foundation beside UIKit: the door's timer goes before Foundation's.
final class Slideshow {
  private(set) var page = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.page += 1 }
    }
  }

  func stop() { timer?.invalidate() }
}
