import InterludeUI
import MotionQA
import Rasterizer
import SDLStage

/// Writes what a recording yields into its folder.
struct BundleFiles {
  let folder: BundleFolder
  /// Pixels per point of the frames.
  let scale: CGFloat
  let keepsFrames: Bool
  let animations: Set<AnimationFormat>
  let progress: ProgressLine

  /// Whether frames must be drawn.
  var needsFrames: Bool { keepsFrames || !animations.isEmpty }

  func write(_ bundle: RecordedBundle, filmstrip: CGImage?) throws {
    try OutputFile.write(bundle.trace.text, to: folder.file(BundleFolder.traceFile))
    try OutputFile.write(bundle.lifecycle.text, to: folder.file(BundleFolder.lifecycleFile))
    if let made = bundle.environment {
      try OutputFile.write(made.text, to: folder.file(BundleFolder.environmentFile))
    }
    if let filmstrip { try OutputFile.write(filmstrip, to: folder.file("filmstrip.png")) }
    guard needsFrames else { return }
    try writeFrames(of: bundle)
    for format in AnimationFormat.allCases where animations.contains(format) { try write(format, of: bundle.trace) }
    if !keepsFrames { try FileManager.default.removeItem(atPath: framesFolder) }
  }

  private var framesFolder: String { folder.file(BundleFolder.picturesFolder) }

  private func framePath(_ index: Int) -> String { "\(framesFolder)/\(BundleFolder.picture(index))" }

  private func writeFrames(of bundle: RecordedBundle) throws {
    try FileManager.default.createDirectory(atPath: framesFolder, withIntermediateDirectories: true)
    var pictures: [(list: DisplayList, paths: [String])] = []
    for (index, frame) in bundle.frames.enumerated() {
      // What rests is drawn once.
      if pictures.last?.list != frame.displayList { pictures.append((frame.displayList, [])) }
      pictures[pictures.count - 1].paths.append(framePath(index))
    }
    let (rasterizer, scale) = (Rasterizer(), scale)
    let batchSize = 4 * ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: pictures.count, by: batchSize) {
      let batch = Array(pictures[start...].prefix(batchSize))
      let written = concurrentMap(batch.count) { index in
        Result {
          let data = ImageFile.data(of: rasterizer.render(batch[index].list, scale: scale))
          for path in batch[index].paths { try OutputFile.write(data, to: path) }
        }
      }
      for picture in written { try picture.get() }
      progress.show("\(bundle.trace.scene): pictures", Double(start + batch.count) / Double(pictures.count))
    }
  }

  private func write(_ format: AnimationFormat, of trace: Trace) throws {
    progress.show("\(trace.scene): \(format.rawValue)", 0)
    let path = folder.file("animation.\(format.rawValue)")
    guard let video = format.video else { return try writeAnimatedPNG(of: trace, to: path) }
    try Video(environment: ProcessInfo.processInfo.environment)
      .make(video, of: framesFolder, framesPerSecond: trace.framesPerSecond, to: path)
  }

  private func writeAnimatedPNG(of trace: Trace, to path: String) throws {
    var animation = AnimatedPNG(framesPerSecond: trace.framesPerSecond, frameCount: trace.frameCount)
    for index in 0..<trace.frameCount {
      try animation.add(Data(contentsOf: URL(fileURLWithPath: framePath(index))))
    }
    if let data = animation.data { try OutputFile.write(data, to: path) }
  }
}

/// The kinds of animated file, by their endings.
nonisolated enum AnimationFormat: String, CaseIterable {
  case apng, mp4, webm

  /// The film that it is; nil for an animated picture.
  var video: Video.Format? { Video.Format(rawValue: rawValue) }
}
