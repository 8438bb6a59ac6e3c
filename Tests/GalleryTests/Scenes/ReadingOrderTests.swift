import Foundation
import InterludeUI
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

  /// Of the lessons, whose steps have a table each on that page.
  @Test(arguments: ["drop-in", "herb-pop", "bottom-sheet", "card", "dimmed-message"])
  func theListOfStepsHasThePagesOrder(scene: String) throws {
    let rows = try readme("Sources/Gallery/README.md").split(separator: "\n").filter { $0.hasPrefix("|") }
    let steps = rows.compactMap { row -> String? in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
      guard cells.count == 3, cells[1] == scene || cells[1].hasPrefix("\(scene)/") else { return nil }
      return cells[1]
    }
    let named = steps.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let world = try SceneWorld(of: scene)
    try world.tap("steps", at: 1)
    world.show(at: 2)
    let list = try #require(world.navigation.presentedViewController?.view)
    let initial = try #require(ListedScenes.scene(named: scene).initialStep)
    #expect(named == identifiers(in: list).map { $0 == "step-\(initial)" ? scene : "\(scene)/\($0.dropFirst(5))" })
  }

  private func identifiers(in view: UIView) -> [String] {
    let own = view.accessibilityIdentifier.flatMap { $0.hasPrefix("step-") ? $0 : nil }
    return [own].compactMap(\.self) + view.subviews.flatMap(identifiers)
  }
}
