import Gallery
import InterludeUI
import Testing

struct ResourceTests {
  private let herbs = [
    "basil", "saffron", "marjoram", "rosemary", "mint", "thyme", "lavender", "sage", "dill", "parsley", "chives",
    "anise",
  ]

  @Test func everyHerbHasAPictureThatIsReadWhenItsCardComesNear() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    var loaded: [String] = []
    stage.imageLoader = { url in
      loaded.append(url.lastPathComponent)
      return CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    }
    try stage.asCurrent {
      let window = UIWindow(frame: CGRect(origin: .zero, size: stage.size))
      let list = HerbListViewController()
      window.rootViewController = list
      window.makeKeyAndVisible()
      stage.commit()
      #expect(loaded == herbs.prefix(3).map { "\($0).png" }, "those on show, and the next")

      let scrollView = try #require(list.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let end = scrollView.contentSize.width - scrollView.bounds.width
      for step in 0...100 { scrollView.contentOffset.x = end * CGFloat(step) / 100 }
      #expect(loaded == herbs.map { "\($0).png" }, "each once, as they come")
    }
  }
}
