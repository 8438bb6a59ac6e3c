import UIKit

/// Records what an app shows, frame by frame, as `interlude record` does, for `interlude compare` to hold a scene against.
///
/// Put this file into the app; it needs nothing but UIKit, from iOS 13 on. Start it, do what is to be recorded, stop it:
///
/// ```swift
/// InterludeProbe.start(in: window, name: "card")      // such as in viewDidAppear(_:) of the first screen
/// let folder = try InterludeProbe.stop()              // such as two seconds later; share the two files in the folder
/// ```
///
/// It writes `trace.json`, with every view of the window in every frame that a `CADisplayLink` calls for, and
/// `lifecycle.txt`, with the callbacks that the app tells of by ``note(_:_:callback:)``. Views are called by their
/// `accessibilityIdentifier`, views of controllers by the controller's type, others by their places.
///
/// It cannot see other windows, such as the keyboard's, animators and their durations, callbacks that it is not told of, and
/// what is no layer of a view's own or its mask. It reads presentation layers before the layout of the frame, so that what
/// code moves from frame to frame, such as a scroll view, may be a frame late. A frame that comes late by more than a quarter
/// of its length is left out, since nobody knows for what time it holds.
@MainActor
public final class InterludeProbe: NSObject {
  private static var running: InterludeProbe?

  private let window: UIWindow
  private let name: String
  private let touches = ProbedTouches()
  private var callbacks = ProbedCallbacks()
  private var names = ProbedNames()
  private var views: [String: ProbedView] = [:]
  private var link: CADisplayLink?
  /// When the first frame was, and how many there are for a second.
  private var clock: (zero: CFTimeInterval, framesPerSecond: Int)?
  private var frameCount = 0

  /// Begins a recording; one that runs already is dropped.
  ///
  /// - Parameters:
  ///   - window: All of its views are recorded.
  ///   - name: What the recording is called: the name of the scene that it is to be compared with.
  public static func start(in window: UIWindow, name: String) {
    running?.detach()
    running = InterludeProbe(window, name)
  }

  /// Notes a callback, from the method that is called: `InterludeProbe.note(self, "animated: \(animated)")`.
  ///
  /// - Parameters:
  ///   - subject: Whose method it is.
  ///   - detail: What was passed, in words.
  ///   - callback: The method, as Swift names it.
  public static func note(_ subject: AnyObject, _ detail: String = "", callback: String = #function) {
    running?.callbacks.note(subject, callback, detail)
  }

  /// Ends the recording and writes it. Throws when none runs, when there was no frame, and when nothing can be written.
  ///
  /// - Parameter parent: Where the folder of the recording goes; the app's temporary folder unless told otherwise.
  /// - Returns: The folder with the two files.
  @discardableResult
  public static func stop(in parent: URL = FileManager.default.temporaryDirectory) throws -> URL {
    guard let probe = running else {
      throw ProbeError(errorDescription: "No recording runs: call InterludeProbe.start first.")
    }
    running = nil
    probe.detach()
    guard let clock = probe.clock else {
      throw ProbeError(errorDescription: "There was no frame between start and stop: leave the display some time.")
    }
    let folder = parent.appendingPathComponent(probe.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(probe.trace(clock.zero, clock.framesPerSecond).utf8)
      .write(to: folder.appendingPathComponent("trace.json"), options: .atomic)
    try Data(probe.callbacks.text(since: clock.zero).utf8)
      .write(to: folder.appendingPathComponent("lifecycle.txt"), options: .atomic)
    return folder
  }

  private init(_ window: UIWindow, _ name: String) {
    (self.window, self.name) = (window, name)
    super.init()
    touches.attach(to: window)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(refresh))
    #else
      let link = CADisplayLink { [weak self] in self?.refresh($0) }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func detach() {
    link?.invalidate()
    touches.detach()
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func refresh(_ link: CADisplayLink) {
    let clock = clock ?? (link.timestamp, Int((1 / max(link.targetTimestamp - link.timestamp, 1 / 480)).rounded()))
    self.clock = clock
    touches.look()
    // Presentation layers show what holds now, not when the callback was due.
    let place = (CACurrentMediaTime() - clock.zero) * Double(clock.framesPerSecond)
    let frame = Int(place.rounded())
    guard abs(place - place.rounded()) <= 0.25, frame >= frameCount else { return }
    frameCount = frame + 1
    for (view, name, superview) in names.views(in: window) {
      let new = ProbedView(name: name, place: views.count)
      views[name, default: new].add(view.layer.probedNumbers, in: superview, frame)
    }
  }

  private func trace(_ zero: CFTimeInterval, _ framesPerSecond: Int) -> String {
    let steps = touches.steps(since: zero).map(ProbedText.quoted)
    let size = [window.bounds.width, window.bounds.height].map { ProbedText.number(Double($0)) }
    let lines = views.values.sorted { $0.place < $1.place }.map { $0.text(frameCount, Double(framesPerSecond)) }
    // Version 2, as transitions are not on record.
    return """
      {
      "format": "interlude-trace", "version": 2,
      "scene": \(ProbedText.quoted(name)),
      "size": \(ProbedText.list(size)),
      "framesPerSecond": \(framesPerSecond), "frames": \(frameCount),
      "steps": \(ProbedText.list(steps)),
      "views": [
      \(lines.joined(separator: ",\n"))
      ]
      }

      """
  }
}

/// Why a recording was not written, as a sentence.
private struct ProbeError: LocalizedError {
  let errorDescription: String?
}

// MARK: - Views

/// Gives views the names that `interlude record` gives them, which they keep for as long as they are on screen.
@MainActor
private struct ProbedNames {
  private struct Holder {
    weak var view: UIView?
    let name: String
  }

  private var holders: [ObjectIdentifier: Holder] = [:]

  /// From the back to the front, each before its subviews; a window has no superview.
  mutating func views(in window: UIWindow) -> [(view: UIView, name: String, superview: String?)] {
    let tree = Self.tree(window)
    let kept = tree.map { view in holders[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.name : nil } }
    var taken = Set(kept.compactMap { $0 })
    holders = [:]
    return zip(tree, kept).map { view, kept in
      let superview = view === window ? nil : view.superview.flatMap { holders[ObjectIdentifier($0)]?.name }
      let name = kept ?? free(own(view, in: superview), &taken)
      holders[ObjectIdentifier(view)] = Holder(view: view, name: name)
      return (view, name, superview)
    }
  }

  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  private func own(_ view: UIView, in superview: String?) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let controller = view.next as? UIViewController { return "\(type(of: controller)).view" }
    guard let superview = superview, let siblings = view.superview?.subviews else { return "\(type(of: view))" }
    let alike = siblings.filter { type(of: $0) == type(of: view) }
    return "\(superview)/\(type(of: view))[\(alike.firstIndex { $0 === view } ?? 0)]"
  }

  private func free(_ name: String, _ taken: inout Set<String>) -> String {
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)#\($0)" }
    return names.first { taken.insert($0).inserted } ?? name
  }
}

/// What was seen of one view.
private struct ProbedView {
  let name: String
  /// The place in the trace: how many were seen before it.
  let place: Int
  private var presence: [Range<Int>] = []
  private var superviews: [(frame: Int, name: String)] = []
  /// The frames in which its numbers are others than before.
  private var rows: [(frame: Int, numbers: [Double])] = []

  init(name: String, place: Int) { (self.name, self.place) = (name, place) }

  mutating func add(_ numbers: [Double], in superview: String?, _ frame: Int) {
    if let last = presence.last, last.upperBound == frame {
      presence[presence.count - 1] = last.lowerBound..<frame + 1
    } else {
      presence.append(frame..<frame + 1)
    }
    if let superview = superview, superviews.last?.name != superview { superviews.append((frame, superview)) }
    if rows.last?.numbers != numbers { rows.append((frame, numbers)) }
  }

  /// Its line of a trace.
  func text(_ frameCount: Int, _ framesPerSecond: Double) -> String {
    let frames = presence.flatMap { Array($0) }
    var (still, columns): ([String], [(name: String, numbers: [Double])]) = ([], [])
    for (index, property) in ProbedProperty.all.enumerated() {
      let exact = values(index, of: property, in: frames)
      let values = exact.map(property.rounded)
      if values.contains(where: { $0 != values[0] }) {
        let speeds = velocities(exact, frames, framesPerSecond).map(property.rounded)
        columns += [(property.name, values), ("\(property.name)/s", speeds)].prefix(speeds.contains { $0 != 0 } ? 2 : 1)
      } else if let value = values.first, value != property.rest {
        still.append("\"\(property.name)\": \(ProbedText.number(value))")
      }
    }
    let ranges = presence.map { ProbedText.list(["\($0.lowerBound)", "\($0.upperBound)"]) }
    let holders = superviews.map { "\"\($0.frame)\": \(ProbedText.quoted($0.name))" }
    let parts = [
      "\"name\": \(ProbedText.quoted(name))",
      presence == [0..<frameCount] ? nil : "\"present\": \(ProbedText.list(ranges))",
      holders.isEmpty ? nil : "\"in\": {\(holders.joined(separator: ", "))}",
      still.isEmpty ? nil : "\"still\": {\(still.joined(separator: ", "))}",
      columns.isEmpty ? nil : "\"columns\": \(ProbedText.list(columns.map { ProbedText.quoted($0.name) }))",
      columns.isEmpty ? nil : "\"rows\": [\n  \(rows(of: columns.map { $0.numbers }, frames))\n]",
    ]
    return "{\(parts.compactMap { $0 }.joined(separator: ", "))}"
  }

  /// One a frame in which it is there; angles go on beyond a full turn.
  private func values(_ index: Int, of property: ProbedProperty, in frames: [Int]) -> [Double] {
    var (row, values): (Int, [Double]) = (0, [])
    for frame in frames {
      while row + 1 < rows.count, rows[row + 1].frame <= frame { row += 1 }
      let value = rows[row].numbers[index]
      let turns = property.isAngle ? values.last.map { ((value - $0) / 360).rounded() } ?? 0 : 0
      values.append(value - turns * 360)
    }
    return values
  }

  /// The slopes between the frames before and after; 0 where it comes to rest.
  private func velocities(_ values: [Double], _ frames: [Int], _ framesPerSecond: Double) -> [Double] {
    values.indices.map { index in
      guard index > 0, index + 1 < values.count, frames[index + 1] - frames[index - 1] == 2,
        values[index - 1] != values[index], values[index] != values[index + 1]
      else { return 0 }
      return (values[index + 1] - values[index - 1]) * framesPerSecond / 2
    }
  }

  /// A line for each frame in which it comes, or a number is another than before.
  private func rows(of columns: [[Double]], _ frames: [Int]) -> String {
    let told = frames.indices.filter { index in
      let comes = index == 0 || frames[index] != frames[index - 1] + 1
      return comes || columns.contains { $0[index] != $0[index - 1] }
    }
    return told.map { index in
      ProbedText.list(["\(frames[index])"] + columns.map { ProbedText.number($0[index]) })
    }.joined(separator: ",\n  ")
  }
}

/// A column of a trace.
private struct ProbedProperty {
  let name: String
  /// How many digits after the point are kept.
  let digits: Int
  /// What a view has by default.
  let rest: Double
  /// In degrees, of which a full turn is none.
  var isAngle: Bool { name.hasPrefix("rotation") }

  func rounded(_ value: Double) -> Double {
    let scaled = (value * pow(10, Double(digits))).rounded()
    // Not so large that no digit is left, and never minus zero.
    return abs(scaled) < 9e15 ? scaled / pow(10, Double(digits)) + 0 : value
  }

  /// In the order of the numbers of a layer.
  static let all: [ProbedProperty] =
    some("center.x center.y size.width size.height origin.x origin.y", 4) + some("anchorPoint.x anchorPoint.y", 6, 0.5)
    + some("zPosition", 4) + some("scale.x scale.y scale.z", 6, 1)
    + some("rotation rotation.x rotation.y", 4) + some("translation.x translation.y translation.z", 4)
    + some("perspective sublayerPerspective", 6) + some("alpha", 6, 1) + some("hidden", 6) + some("cornerRadius", 4)
    + some("backgroundColor.red backgroundColor.green backgroundColor.blue backgroundColor.alpha", 6)
    + some("borderWidth", 4) + some("borderColor.red borderColor.green borderColor.blue", 6)
    + some("borderColor.alpha", 6, 1) + some("shadowOpacity", 6) + some("shadowRadius", 4, 3)
    + some("shadowOffset.width", 4) + some("shadowOffset.height", 4, -3)
    + some("shadowColor.red shadowColor.green shadowColor.blue", 6) + some("shadowColor.alpha", 6, 1)
    + some("contentsRect.origin.x contentsRect.origin.y", 6)
    + some("contentsRect.size.width contentsRect.size.height", 6, 1)
    + some("mask.origin.x mask.origin.y mask.size.width mask.size.height", 4)

  private static func some(_ names: String, _ digits: Int, _ rest: Double = 0) -> [Self] {
    names.split(separator: " ").map { Self(name: String($0), digits: digits, rest: rest) }
  }
}

@MainActor
extension CALayer {
  /// What the layer shows now, in the order of a trace's columns.
  fileprivate var probedNumbers: [Double] {
    let shown = presentation() ?? self
    let (bounds, anchor, offset, matrix) = (shown.bounds, shown.anchorPoint, shown.shadowOffset, shown.transform)
    let boxes = [shown.contentsRect, mask.map { ($0.presentation() ?? $0).probedBox } ?? .zero]
    func number(_ keyPath: String) -> CGFloat { CGFloat(shown.value(forKeyPath: keyPath) as? Double ?? 0) }
    func turn(_ axis: String) -> CGFloat { number("transform.rotation.\(axis)") * (180 / .pi) }
    let isIdentity = CATransform3DIsIdentity(matrix)
    let scale = isIdentity ? [1, 1, 1] : ["x", "y", "z"].map { number("transform.scale.\($0)") }
    let numbers: [[CGFloat]] = [
      [shown.position.x, shown.position.y, bounds.width, bounds.height, bounds.origin.x, bounds.origin.y],
      [anchor.x, anchor.y, shown.zPosition], scale, isIdentity ? [0, 0, 0] : [turn("z"), turn("x"), turn("y")],
      [matrix.m41, matrix.m42, matrix.m43, matrix.m34, shown.sublayerTransform.m34],
      [number("opacity"), shown.isHidden ? 1 : 0, shown.cornerRadius], Self.components(shown.backgroundColor),
      [shown.borderWidth], Self.components(shown.borderColor),
      [number("shadowOpacity"), shown.shadowRadius, offset.width, offset.height], Self.components(shown.shadowColor),
      boxes.flatMap { [$0.origin.x, $0.origin.y, $0.width, $0.height] },
    ]
    return numbers.joined().map(Double.init)
  }

  /// Around what a mask lets through, in the coordinates of the layer that it masks.
  private var probedBox: CGRect {
    guard let path = (self as? CAShapeLayer)?.path else { return frame }
    return path.boundingBoxOfPath.offsetBy(
      dx: position.x - anchorPoint.x * bounds.width - bounds.minX,
      dy: position.y - anchorPoint.y * bounds.height - bounds.minY)
  }

  /// Red, green, blue and alpha.
  private static func components(_ color: CGColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    if let color = color { _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
    return [red, green, blue, alpha]
  }
}

// MARK: - Touches and callbacks

/// Follows the touches of a window, without a say in what becomes of them.
@MainActor
private final class ProbedTouches: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UITapGestureRecognizer()
  private var strokes:
    [(touch: UITouch, begin: TimeInterval, start: CGPoint, end: TimeInterval, goal: CGPoint, isOver: Bool)] = []

  func attach(to window: UIWindow) {
    recognizer.delegate = self
    window.addGestureRecognizer(recognizer)
  }

  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    look()
    let place = touch.location(in: nil)
    strokes.append((touch, touch.timestamp, place, touch.timestamp, place, false))
    return false
  }

  /// Takes down where the fingers are.
  func look() {
    for index in strokes.indices where !strokes[index].isOver {
      let (touch, begin) = (strokes[index].touch, strokes[index].begin)
      // UIKit may use the object for another finger once this one is lifted.
      let isOther = touch.phase == .began && touch.timestamp != begin
      if !isOther { (strokes[index].end, strokes[index].goal) = (touch.timestamp, touch.location(in: nil)) }
      strokes[index].isOver = isOther || touch.phase == .ended || touch.phase == .cancelled
    }
  }

  /// What the fingers did, a line each, as a script does it: `0.000 tap 195 422`. A finger that moves by 10 points drags.
  func steps(since zero: TimeInterval) -> [String] {
    strokes.map { stroke in
      let begin = ProbedText.seconds(stroke.begin - zero)
      let isTap = hypot(stroke.goal.x - stroke.start.x, stroke.goal.y - stroke.start.y) < 10
      let points = isTap ? [stroke.start] : [stroke.start, stroke.goal]
      let places = points.flatMap { [$0.x, $0.y] }
        .map { ProbedText.number((Double($0) * 100).rounded() / 100) }.joined(separator: " ")
      return isTap
        ? "\(begin) tap \(places)" : "\(begin) drag \(places) \(ProbedText.seconds(stroke.end - stroke.begin))"
    }
  }
}

/// The callbacks that the app tells of. The second object of a type is called #2, and so on.
@MainActor
private struct ProbedCallbacks {
  private var events: [(time: CFTimeInterval, cells: [String])] = []
  /// Held for the time of the recording, so that none takes the place of another.
  private var subjects: [(object: AnyObject, name: String)] = []

  mutating func note(_ subject: AnyObject, _ callback: String, _ detail: String) {
    events.append((CACurrentMediaTime(), [name(of: subject), callback, detail]))
  }

  private mutating func name(of subject: AnyObject) -> String {
    if let known = subjects.first(where: { $0.object === subject }) { return known.name }
    let alike = subjects.filter { type(of: $0.object) == type(of: subject) }.count
    let name = "\(type(of: subject))" + (alike == 0 ? "" : " #\(alike + 1)")
    subjects.append((subject, name))
    return name
  }

  /// A line each, in columns.
  func text(since zero: CFTimeInterval) -> String {
    let rows = events.map { [ProbedText.seconds($0.time - zero)] + $0.cells }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let blanks = (0..<3).map { String(repeating: " ", count: widths[$0] - row[$0].count) }
      let line = "\(blanks[0])\(row[0])  \(row[1])\(blanks[1])  \(row[2])\(blanks[2])  \(row[3])"
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}

/// How the files spell things.
private enum ProbedText {
  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  static func seconds(_ seconds: Double) -> String {
    let text = String(format: "%.3f", seconds)
    return text == "-0.000" ? "0.000" : text
  }

  static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
    let escaped = text.unicodeScalars.map { scalar in
      escapes[scalar] ?? (scalar.value < 0x20 ? String(format: "\\u%04x", scalar.value) : String(scalar))
    }
    return "\"\(escaped.joined())\""
  }
}
