import Foundation
import Testing

@testable import SDLStage

struct WindowRoomTests {
  private let laptop = WindowRoom(
    usable: CGRect(x: 0, y: 0, width: 1366, height: 768), borders: .init(top: 20, left: 1, bottom: 5, right: 1))

  @Test func aWindowThatFitsHasItsSizeAndStandsInTheMiddle() {
    let frame = laptop.contentFrame(of: WindowPlacement(size: CGSize(width: 300, height: 600)), unitsPerPoint: 1)

    #expect(frame.size == CGSize(width: 300, height: 600))
    #expect(frame.minX == 533)  // (1366 − 300) / 2
    #expect(frame.minY == 91)  // 20 + (743 − 600) / 2, rounded down
  }

  @Test func aWindowThatIsTooHighShrinksSoThatItsBordersAreOnTheDisplay() {
    let frame = laptop.contentFrame(of: WindowPlacement(size: CGSize(width: 390, height: 844)), unitsPerPoint: 1)

    #expect(frame == CGRect(x: 488, y: 20, width: 390, height: 743))
  }

  @Test func pointsAreLargerUnitsAtAScale() {
    let frame = laptop.contentFrame(of: WindowPlacement(size: CGSize(width: 200, height: 300)), unitsPerPoint: 2)

    #expect(frame.size == CGSize(width: 400, height: 600))
  }

  @Test(arguments: [CGPoint(x: -500, y: -500), CGPoint(x: 5000, y: 5000), CGPoint(x: 1300, y: 10)])
  func aPlaceOffTheDisplayIsMovedOntoIt(origin: CGPoint) {
    let frame = laptop.contentFrame(
      of: WindowPlacement(size: CGSize(width: 390, height: 600), origin: origin), unitsPerPoint: 1)

    #expect(CGRect(x: 1, y: 20, width: 1364, height: 743).contains(frame))
    #expect(frame.size == CGSize(width: 390, height: 600))
  }

  @Test func aPlaceOnTheDisplayStays() {
    let room = WindowRoom(usable: CGRect(x: 1366, y: 30, width: 1920, height: 1050))
    let placement = WindowPlacement(size: CGSize(width: 390, height: 844), origin: CGPoint(x: 2000, y: 100))

    #expect(room.contentFrame(of: placement, unitsPerPoint: 1).origin == CGPoint(x: 2000, y: 100))
  }

  @Test func theSmallestSizeIsInPointsAndNeverLargerThanTheDisplay() {
    #expect(laptop.minimumSize(unitsPerPoint: 1) == WindowPlacement.minimumSize)
    #expect(laptop.minimumSize(unitsPerPoint: 3) == CGSize(width: 720, height: 743))
  }
}

struct PlacementHistoryTests {
  private let plain = WindowPlacement(size: CGSize(width: 390, height: 700), origin: CGPoint(x: 100, y: 50))

  @Test func itIsWhereTheWindowWasLast() {
    var history = PlacementHistory(WindowPlacement(size: CGSize(width: 390, height: 844)))
    history.note(plain)
    let moved = WindowPlacement(size: plain.size, origin: CGPoint(x: 7, y: 8))
    history.note(moved)

    #expect(history.placement == moved)
  }

  /// X11 tells the size first, and then that the window is maximised.
  @Test func aMaximisedWindowRemembersWhatItReturnsTo() {
    var history = PlacementHistory(plain)
    history.note(plain)
    let large = WindowPlacement(size: CGSize(width: 1366, height: 749), origin: CGPoint(x: 0, y: 19))
    history.note(large)
    history.note(WindowPlacement(size: large.size, origin: large.origin, isMaximized: true))

    #expect(history.placement == WindowPlacement(size: plain.size, origin: plain.origin, isMaximized: true))
  }

  @Test func aRestoredWindowIsWhereItIs() {
    var history = PlacementHistory(plain)
    history.note(plain)
    history.note(WindowPlacement(size: CGSize(width: 1366, height: 749), isMaximized: true))
    history.note(plain)

    #expect(history.placement == plain)
  }
}
