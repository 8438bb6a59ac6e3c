import InterludeUI
import Testing

@testable import Adopted

/// A grid whose cells send actions up the chain, and a loader that goes by a timer.
@Suite(.serialized) struct PhotoTests {
  private func show() -> (PhotoGridViewController, Screen) {
    let photos = PhotoGridViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen { photos }
    return (photos, screen)
  }

  @Test func aPhotoIsTappedAndPressed() {
    let (_, screen) = show()
    #expect(screen.log.contains { $0.hasPrefix("content ") })
    screen.tap(60, 60)
    #expect(screen.log == ["photo 0"])
    screen.touch(.began, CGPoint(x: 195, y: 60))
    screen.pass(0.6)
    screen.touch(.ended, CGPoint(x: 195, y: 60))
    #expect(screen.log.contains("pressed 1"))
  }

  @Test func theLoaderTellsAndEnds() {
    let (photos, screen) = show()
    // The timer goes by the stage's clock, which has come to its first second.
    #expect(screen.log.contains("loaded 4"))
    photos.loader.skip()
    #expect(screen.log == ["loaded 8"])
    #expect(photos.loader.timer?.isValid == false)
  }

  @Test func theContentIsObservedWhenItGrows() {
    let (photos, screen) = show()
    _ = screen.log
    photos.count = 30
    photos.collectionView.reloadData()
    screen.pass(0.1)
    #expect(screen.log.count == 1)
  }
}
