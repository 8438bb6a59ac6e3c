import FileSystem
import Foundation
import InterludeUI
import PictureFiles
import TextRendering

/// What a recording was made with, as far as it may show in it: another font, or another FreeType, measures text otherwise.
public nonisolated struct RecordingEnvironment: Hashable, Sendable {
  /// By name: `FreeType`, `Interlude`, `SDL`, `SDL_image`, `SDL_ttf`, `font` with its family, `system` with the version of iOS
  /// whose behaviour it shows, `appearance` where it is dark, and `text size` where that is not large.
  public var versions: [String: String]

  /// Versions by name.
  public init(versions: [String: String]) { self.versions = versions }

  /// The libraries of this process and the font of a stage.
  @MainActor package init(of stage: Stage) {
    versions = [
      "Interlude": InterludeVersion.current, "SDL_image": ImageFile.sdlImageVersion, "system": stage.system.name,
    ]
    if let libraries = try? LibraryVersions.linked() {
      versions["FreeType"] = libraries.freeType
      versions["SDL"] = libraries.sdl
      versions["SDL_ttf"] = libraries.sdlTTF
    }
    if stage.userInterfaceStyle == .dark { versions["appearance"] = "dark" }
    if stage.preferredContentSizeCategory != .large {
      versions["text size"] = TextSize.name(of: stage.preferredContentSizeCategory)
    }
    if let fonts = stage.textRenderer as? FontLibrary { versions["font"] = fonts.edition }
  }

  /// The system whose behaviour it shows; nil for one that is not known here.
  public var system: SystemBehavior? { self["system"].flatMap(SystemBehavior.init(named:)) }

  /// The appearance of the device that it was recorded on.
  public var style: UIUserInterfaceStyle { self["appearance"] == "dark" ? .dark : .light }

  /// How large text was set to be on that device.
  public var contentSize: UIContentSizeCategory { versions["text size"].flatMap(TextSize.category(named:)) ?? .large }

  /// A version, or what was usual where nothing is said.
  private subscript(name: String) -> String? { versions[name] ?? Self.usual[name] }

  private static let usual = ["system": SystemBehavior.iOS17.name, "appearance": "light", "text size": "large"]

  /// The names in the order of files and lists.
  var names: [String] { versions.keys.sorted() }

  /// What is different from another, each as `FreeType 2.12.1, now 2.13.0`; empty when nothing is.
  ///
  /// - Parameter old: How it was.
  public func changes(from old: RecordingEnvironment) -> [String] {
    Set(names + old.names).sorted().filter { self[$0] != old[$0] }.map { name in
      "\(name) \(old[name] ?? "not on record"), now \(self[name] ?? "not on record")"
    }
  }
}

nonisolated extension RecordingEnvironment {
  /// What may be behind a difference from a golden, as a sentence; nil when that was made with the same.
  func doubt(aboutGoldenOf old: RecordingEnvironment) -> String? {
    let changes = changes(from: old)
    guard !changes.isEmpty else { return nil }
    return "The golden was recorded with \(changes.joined(separator: "; ")): that may be why."
  }

  /// As a JSON file, a line for each version.
  public var text: String {
    let lines = names.map { "  \(JSONText.string($0)): \(JSONText.string(versions[$0] ?? ""))" }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Reads a file as ``text`` writes it; nil when there is none, as beside recordings of old. The error names the file and
  /// what to do.
  public static func read(_ path: String) throws(UserFacingError) -> RecordingEnvironment? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return RecordingEnvironment(versions: try JSONDecoder().decode([String: String].self, from: data))
    } catch {
      throw UserFacingError(
        "\(path) is not an intact list of versions: \(JSONFailure.sentence(of: error)). Restore it from version control, or "
          + "delete it: nothing is compared with it.")
    }
  }
}
