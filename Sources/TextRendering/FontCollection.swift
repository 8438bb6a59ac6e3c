import DisplayList
import FileSystem

/// The faces to set text in: the best installed family, and behind it those that have characters it lacks.
final class FontCollection {
  /// The family that text is set in.
  let familyName: String
  var isInter: Bool { familyName == FontFamily.inter.name }
  /// What the family's regular file says its version is; nil when it says nothing.
  var version: String? {
    families.first?.file(weight: 400, isItalic: false, in: index).flatMap(FontNameTable.init(ofFile:))?.version
  }

  private let engine: FontEngine
  private let index: FontIndex
  private let families: [FontFamily]
  private var chains: [Style: [String]] = [:]
  private var faces: [String: FontFace] = [:]
  private var names: [String: FontNames] = [:]
  private var rules: [String: FontRules?] = [:]

  init(folders: [String]) throws(UserFacingError) {
    let index = FontIndex(folders: folders)
    let known = [FontFamily.inter] + FontFamily.substitutes + FontFamily.anySans(in: index)
    let installed = known.filter { $0.file(weight: 400, isItalic: false, in: index) != nil }
    guard let first = installed.first else {
      throw UserFacingError(
        "No sans-serif font is installed, so text cannot be drawn: install the package fonts-inter.")
    }
    self.index = index
    engine = try FontEngine.start()
    families = installed + FontFamily.supplements
    familyName = first.name
  }

  /// The face that text in this font is set in; nil when no font file can be read any more.
  func primaryFace(for font: FontDescriptor) -> FontFace? {
    chain(for: font).lazy.compactMap(face(at:)).first
  }

  /// The first face that has the character; when none has, the primary one, which shows its mark for a missing character.
  func face(for character: Character, font: FontDescriptor) -> FontFace? {
    chain(for: font).lazy.compactMap(face(at:)).first { $0.provides(character) } ?? primaryFace(for: font)
  }

  /// What the face that text in this font is set in is called by its file; nil when that does not tell.
  func names(of font: FontDescriptor) -> FontNames? { chain(for: font).first.flatMap(names(ofFile:)) }

  /// The lines that the face has for its text, an em being one point; nil when its file does not tell.
  func rules(of font: FontDescriptor) -> FontRules? { chain(for: font).first.flatMap(rules(ofFile:)) }

  private func rules(ofFile path: String) -> FontRules? {
    if let known = rules[path] { return known }
    let found = FontRuleTable(ofFile: path)?.rules
    rules[path] = .some(found)
    return found
  }

  private func names(ofFile path: String) -> FontNames? {
    if let names = names[path] { return names }
    let table = FontNameTable(ofFile: path)
    guard let face = table?.postScriptName, let family = table?.familyName else { return nil }
    names[path] = FontNames(face: face, family: family)
    return names[path]
  }

  /// The file of a face: it is found if the file has the face's name, too.
  private func file(ofFace name: String) -> String? {
    index.path(named: name).flatMap { names(ofFile: $0)?.face == name ? $0 : nil }
  }

  private func chain(for font: FontDescriptor) -> [String] {
    let style = Style(
      weight: font.weight, isItalic: font.isItalic,
      isDisplay: isInter && font.faceName == nil && font.pointSize >= FontFamily.smallestDisplaySize,
      faceName: font.faceName)
    if let chain = chains[style] { return chain }
    let ordered = style.isDisplay ? [FontFamily.interDisplay] + families : families
    let own = font.faceName.flatMap(file(ofFace:))
    let chain =
      [own].compactMap(\.self)
      + ordered.compactMap { $0.file(weight: style.weight, isItalic: style.isItalic, in: index) }
    chains[style] = chain
    return chain
  }

  private func face(at path: String) -> FontFace? {
    if let face = faces[path] { return face }
    let face = FontFace(path: path, engine: engine)
    faces[path] = face
    return face
  }

  private struct Style: Hashable {
    var weight: Int
    var isItalic: Bool
    var isDisplay: Bool
    var faceName: String?
  }
}
