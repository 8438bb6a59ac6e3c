import Gallery
import InterludeUI
import Testing

struct ResourceTests {
  @Test func everyHerbHasAPictureInTheBundle() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    var loaded: [String] = []
    stage.imageLoader = { url in
      loaded.append(url.lastPathComponent)
      return CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    }
    stage.asCurrent { HerbListViewController().loadViewIfNeeded() }
    let herbs = [
      "basil", "saffron", "marjoram", "rosemary", "mint", "thyme", "lavender", "sage", "dill", "parsley", "chives",
      "anise",
    ]
    #expect(loaded == herbs.map { "\($0).png" })
  }
}
