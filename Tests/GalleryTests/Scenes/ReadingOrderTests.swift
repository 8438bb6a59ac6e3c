import Foundation
import Testing

/// The scenes are listed in one order wherever they are.
struct ReadingOrderTests {
  private func readme(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theReadmeListsThemAsTheHomeScreenDoes() throws {
    let rows = try readme("README.md").matches(of: /\n\| `([a-z-]+)` \|/).map { String($0.1) }
    #expect(rows == ListedScenes.names)
  }

  @Test func theGallerysPageLeadsThroughThemInThatOrder() throws {
    let text = try readme("Sources/Gallery/README.md")
    let places = try ListedScenes.names.map { name in
      let folder = name.split(separator: "-").map(\.capitalized).joined()
      return try #require(text.firstRange(of: "`\(folder)")?.lowerBound, "\(folder)")
    }
    #expect(places == places.sorted())
  }
}
