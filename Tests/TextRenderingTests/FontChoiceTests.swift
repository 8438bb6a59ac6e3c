import DisplayList
import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import Testing

@testable import TextRendering

struct FontChoiceTests {
  @Test func withoutAnyFontTheErrorSaysWhatToInstall() throws {
    let folder = try TemporaryFolder()

    let error = #expect(throws: UserFacingError.self) { try FontLibrary(folders: [folder.path, "/no/such/folder"]) }

    #expect(
      error?.description
        == "No sans-serif font is installed, so text cannot be drawn: install the package fonts-inter.")
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu)) func withoutInterAnotherFamilyStandsInWithAWarning() throws {
    let folder = try TemporaryFolder()
    try folder.link("DejaVuSans")
    let truth = try #require(InstalledFonts.file("DejaVuSans"))

    let fonts = try FontLibrary(folders: [folder.path])

    #expect(
      fonts.warning
        == "The font Inter is not installed; DejaVu Sans stands in for it and text measures differ. "
        + "Install the package fonts-inter.")
    let width = fonts.width(of: "m", font: FontDescriptor(weight: 700, isItalic: true, pointSize: 10))
    #expect(abs(width - 10 * (try #require(truth.advance(of: "m")))) < 0.01)
  }

  @Test(.enabled(if: InstalledFonts.hasInter)) func interNeedsNoWarning() throws {
    #expect(try FontLibrary().warning == nil)
  }

  @Test(.enabled(if: InstalledFonts.hasInter && InstalledFonts.hasDejaVu))
  func aCharacterThatInterLacksComesFromTheNextFont() throws {
    let folder = try TemporaryFolder()
    try folder.link("Inter-Regular")
    try folder.link("DejaVuSans")
    let inter = try #require(InstalledFonts.file("Inter-Regular"))
    let dejaVu = try #require(InstalledFonts.file("DejaVuSans"))
    try #require(inter.advance(of: "☃") == nil)
    let expected = 2 * (try #require(inter.advance(of: "H"))) + (try #require(dejaVu.advance(of: "☃")))

    let width = try FontLibrary(folders: [folder.path]).width(of: "H☃H", font: FontDescriptor(pointSize: 1))

    #expect(abs(width - expected) <= 3.0 / 4096)
  }

  @Test(.enabled(if: InstalledFonts.hasInter && InstalledFonts.hasDejaVu)) func aFaceIsFoundByItsName() throws {
    let folder = try TemporaryFolder()
    for name in ["Inter-Regular", "DejaVuSans"] { try folder.link(name) }
    // A file of another name than its face's, and one that is no font.
    let dejaVu = try #require(InstalledFonts.path(of: "DejaVuSans"))
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Other.ttf", withDestinationPath: dejaVu)
    try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/Broken.otf"))
    let fonts = try FontLibrary(folders: [folder.path])
    let truth = try #require(InstalledFonts.file("DejaVuSans"))

    let named = FontDescriptor(pointSize: 40, faceName: "DejaVuSans")
    #expect(fonts.names(of: named) == FontNames(face: "DejaVuSans", family: "DejaVu Sans"))
    #expect(abs(fonts.width(of: "m", font: named) - 40 * (try #require(truth.advance(of: "m")))) < 0.04)
    for name in ["Other", "Broken", "Missing"] {
      let unknown = FontDescriptor(pointSize: 40, faceName: name)
      #expect(fonts.names(of: unknown)?.face == "Inter-Regular")
      #expect(fonts.width(of: "m", font: unknown) == fonts.width(of: "m", font: FontDescriptor(pointSize: 20)) * 2)
    }
  }

  @Test(.enabled(if: InstalledFonts.hasInter)) func aFileThatIsNoFontIsPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.link("Inter-Regular")
    try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/NotoSans-Regular.ttf"))
    try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/Inter-Bold.otf"))

    let fonts = try FontLibrary(folders: [folder.path])

    #expect(fonts.width(of: "☃", font: FontDescriptor(pointSize: 17)) > 0)
    #expect(fonts.width(of: "H", font: FontDescriptor(weight: 700, pointSize: 17)) >= 0)
  }

  @Test func theNearestWeightIsChosenAndTheLighterOfTwo() throws {
    let folder = try TemporaryFolder()
    for name in ["Inter-Light", "Inter-Regular", "Inter-Bold", "Inter-Italic"] {
      try folder.addEmptyFile("\(name).otf")
    }
    let index = FontIndex(folders: [folder.path])
    let cases = [
      (100, false, "Inter-Light"), (340, false, "Inter-Light"), (350, false, "Inter-Light"),
      (400, false, "Inter-Regular"),
      (600, false, "Inter-Bold"), (900, false, "Inter-Bold"), (Int.min, false, "Inter-Light"),
      (Int.max, false, "Inter-Bold"), (700, true, "Inter-Italic"),
    ]

    for (weight, isItalic, name) in cases {
      let file = FontFamily.inter.file(weight: weight, isItalic: isItalic, in: index)
      #expect(file == "\(folder.path)/\(name).otf", "\(weight)")
    }
  }

  @Test func theFirstFolderWinsAndSubfoldersCount() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try first.addEmptyFile("deep/A.ttf")
    for name in ["A.otf", "B.otf", "C.txt"] { try second.addEmptyFile(name) }

    let index = FontIndex(folders: [first.path, second.path])

    #expect(index.path(named: "A") == "\(first.path)/deep/A.ttf")
    #expect(index.path(named: "B") == "\(second.path)/B.otf")
    #expect(index.path(named: "C") == nil)
  }
}
