import DisplayList
import Foundation

@testable import LayerTree

extension TestStage {
  /// One whose layer, 100 × 100 points, is rasterized and red.
  static var rasterized: TestStage {
    let stage = TestStage()
    (stage.layer.backgroundColor, stage.layer.shouldRasterize) = (.pureRed, true)
    return stage
  }

  func commands(at time: Double = 0) -> [DrawCommand] {
    root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  /// The first bitmap that is drawn.
  func bitmap(at time: Double = 0) -> Bitmap? {
    commands(at: time).lazy.compactMap { if case .bitmap(let bitmap, _) = $0 { bitmap } else { nil } }.first
  }
}

nonisolated extension CGColor {
  static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
}
