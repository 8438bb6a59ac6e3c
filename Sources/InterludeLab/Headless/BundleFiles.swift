import FileSystem
import InterludeUI
import MotionQA
import PictureFiles
import Rasterizer

/// Writes what a recording yields into its folder.
struct BundleFiles {
  let folder: BundleFolder
  let renderer: any Renderer
  /// Pixels per point that were asked for; nil for what each kind of file has otherwise.
  let scale: CGFloat?
  let keepsFrames: Bool
  let animations: Set<AnimationFormat>
  /// Where the program that makes films is searched.
  let environment: [String: String]
  let progress: ProgressLine

  /// Whether frames must be drawn.
  var needsFrames: Bool { keepsFrames || !animations.isEmpty }

  /// Pixels per point of pictures and films, and of an animated PNG, unless something else is asked for.
  nonisolated static let (pictureScale, animatedPNGScale): (CGFloat, CGFloat) = (2, 1)

  /// Whether pictures must be there as files, to be kept or to be made into a film.
  private var needsPictures: Bool { keepsFrames || animations.contains { $0.video != nil } }

  func write(_ bundle: RecordedBundle, filmstrip: CGImage?) throws {
    try folder.write(bundle.trace.text, to: BundleFolder.traceFile)
    try folder.write(bundle.lifecycle.text, to: BundleFolder.lifecycleFile)
    if let made = bundle.environment { try folder.write(made.text, to: BundleFolder.environmentFile) }
    if let filmstrip { try folder.write(ImageFile.data(of: filmstrip), to: "filmstrip.png") }
    if needsPictures { try writeFrames(of: bundle) }
    for format in AnimationFormat.allCases where animations.contains(format) { try write(format, of: bundle) }
    if needsPictures, !keepsFrames { try FileManager.default.removeItem(atPath: framesFolder) }
  }

  private var framesFolder: String { folder.file(BundleFolder.picturesFolder) }

  private func frameName(_ index: Int) -> String { "\(BundleFolder.picturesFolder)/\(BundleFolder.picture(index))" }

  private func writeFrames(of bundle: RecordedBundle) throws {
    var pictures: [(list: DisplayList, names: [String])] = []
    for (index, frame) in bundle.frames.enumerated() {
      // What rests is drawn once.
      if pictures.last?.list != frame.displayList { pictures.append((frame.displayList, [])) }
      pictures[pictures.count - 1].names.append(frameName(index))
    }
    let (folder, renderer, scale) = (folder, renderer, scale ?? Self.pictureScale)
    let batchSize = 4 * ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: pictures.count, by: batchSize) {
      let batch = Array(pictures[start...].prefix(batchSize))
      let written = concurrentMap(batch.count) { index in
        Result {
          let data = ImageFile.data(of: renderer.render(batch[index].list, scale: scale))
          for name in batch[index].names { try folder.write(data, to: name) }
        }
      }
      for picture in written { try picture.get() }
      progress.show("\(bundle.trace.scene): pictures", Double(start + batch.count) / Double(pictures.count))
    }
  }

  private func write(_ format: AnimationFormat, of bundle: RecordedBundle) throws {
    let name = "animation.\(format.rawValue)"
    guard let video = format.video else { return try writeAnimatedPNG(of: bundle, to: name) }
    progress.show("\(bundle.trace.scene): \(format.rawValue)", 0)
    try Video(environment: environment)
      .make(video, of: framesFolder, framesPerSecond: bundle.trace.framesPerSecond, to: folder.file(name))
  }

  private func writeAnimatedPNG(of bundle: RecordedBundle, to name: String) throws {
    let lists = bundle.frames.map(\.displayList)
    var choice = AnimatedPNG.StyleChoice()
    try draw(lists, "\(bundle.trace.scene): apng, looking") { pictures, before in
      for (picture, previous) in zip(pictures, before) { choice.add(picture, after: previous) }
    }
    let style = choice.style
    var animation = AnimatedPNG(framesPerSecond: bundle.trace.framesPerSecond, style: style)
    try draw(lists, "\(bundle.trace.scene): apng, writing") { pictures, before in
      let encoded = concurrentMap(pictures.count) { AnimatedPNG.Encoded(pictures[$0], after: before[$0], style: style) }
      for picture in encoded { try animation.add(picture) }
    }
    if let data = animation.data { try folder.write(data, to: name) }
  }

  /// Draws frames, some at a time, and hands them over with the one before each.
  private func draw(_ lists: [DisplayList], _ work: String, _ use: ([CGImage], [CGImage?]) throws -> Void) throws {
    let (renderer, scale) = (renderer, scale ?? Self.animatedPNGScale)
    let batchSize = 4 * ProcessInfo.processInfo.activeProcessorCount
    var last: CGImage?
    for start in stride(from: 0, to: lists.count, by: batchSize) {
      let batch = Array(lists[start...].prefix(batchSize))
      let pictures = concurrentMap(batch.count) { renderer.render(batch[$0], scale: scale) }
      try use(pictures, [last] + pictures.dropLast())
      last = pictures.last
      progress.show(work, Double(start + batch.count) / Double(lists.count))
    }
  }
}

/// The kinds of animated file, by their endings.
nonisolated enum AnimationFormat: String, CaseIterable {
  case apng, mp4, webm

  /// The film that it is; nil for an animated picture.
  var video: Video.Format? { Video.Format(rawValue: rawValue) }
}
