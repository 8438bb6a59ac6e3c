import DisplayList
import Foundation
import Rasterizer

/// Milliseconds a frame of three scenes.
func measureScenes() {
  var table = MarkdownTable("390 × 844 at scale 2", "median ms", "fastest", "worst")
  let scenes: [(String, (Double) -> DisplayList)] = [
    ("cards under a growing screen", Scene.growingScreen), ("translucent sheet over cards", Scene.sheet),
    ("screen turning in perspective", Scene.flip),
  ]
  for (name, scene) in scenes {
    let cost = Cost.ofFrames(scene)
    table.rows.append([name] + [cost.median, cost.fastest, cost.slowest].map { ($0 / 1e6).digits(2) })
  }
  table.print(under: "Scenes")
}

extension Cost {
  /// Draws a scene's two seconds at 60 frames a second; the first ten frames fill the caches.
  fileprivate static func ofFrames(_ scene: (Double) -> DisplayList) -> Cost {
    let (warmUp, runs) = (10, 120)
    let lists = (0..<warmUp + runs).map { scene(Double($0) / Double(warmUp + runs - 1)) }
    let canvas = Rasterizer().makeCanvas(width: 780, height: 1688)
    return Cost(runs: runs, warmUp: warmUp, units: 1) { run in
      _ = canvas.draw(lists[run], scale: 2, background: .black)
      return Double(canvas.pixels[canvas.pixels.count / 2] & 0xFF)
    }
  }
}
