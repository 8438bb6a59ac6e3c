import Foundation
import InterludeTestSupport
import Testing

@testable import TextRendering

struct FontNameTableTests {
  private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  /// A font with nothing but names: records of platform, identifier and bytes.
  private func font(_ names: [(platform: Int, identifier: Int, bytes: [UInt8])]) -> [UInt8] {
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for name in names {
      records += short(name.platform) + short(1) + short(0x409) + short(name.identifier)
      records += short(name.bytes.count) + short(strings.count)
      strings += name.bytes
    }
    let table = short(0) + short(names.count) + short(6 + records.count) + records + strings
    let head = long(0x4F54_544F) + short(1) + [UInt8](repeating: 0, count: 6)
    return head + Array("name".utf8) + long(0) + long(28) + long(table.count) + table
  }

  private func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { short(Int($0)) } }

  @Test func theVersionIsReadFromEitherPlatform() {
    let (old, new) = ((1, 5, Array("Version 2.37".utf8)), (3, 5, wide("Version 4.1;été")))

    #expect(FontNameTable(font([(3, 1, wide("Inter")), old]))?.version == "2.37")
    #expect(FontNameTable(font([old, new]))?.version == "4.1;été")
    #expect(FontNameTable(font([(3, 1, wide("Inter"))]))?.version == nil)
  }

  @Test func aCollectionAnswersForItsFirstFont() {
    let header = Array("ttcf".utf8) + long(0x10000) + long(1) + long(16)
    var member = font([(3, 5, wide("Version 7"))])
    // Offsets of tables count from the beginning of the file.
    member.replaceSubrange(20..<24, with: long(28 + header.count))

    #expect(FontNameTable(header + member)?.version == "7")
  }

  @Test func whatIsCutOffOrForeignHasNoVersion() {
    let whole = font([(3, 5, wide("Version 4.1"))])

    for length in whole.indices { #expect(FontNameTable(Array(whole.prefix(length)))?.version == nil) }
    #expect(FontNameTable(Array("not a font at all, whatever its name may promise".utf8)) == nil)
    #expect(FontNameTable(ofFile: "/no/such/font.otf") == nil)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu)) func anInstalledFontTellsItsVersion() throws {
    let path = try #require(InstalledFonts.path(of: "DejaVuSans"))
    let folder = try TemporaryFolder()
    try folder.link("DejaVuSans")

    let version = try #require(FontNameTable(ofFile: path)?.version)

    #expect(version.wholeMatch(of: /2\.\d+/) != nil, "\(version)")
    #expect(try FontLibrary(folders: [folder.path]).edition == "DejaVu Sans \(version)")
  }

  @Test func theLibrariesTellTheirVersions() throws {
    let versions = try LibraryVersions.linked()

    for version in [versions.sdl, versions.sdlTTF, versions.freeType] {
      #expect(version.wholeMatch(of: /2\.\d+\.\d+/) != nil, "\(versions)")
    }
  }
}
