import Foundation
import Testing

@testable import SDLStage

struct WindowWayBackTests {
  @Test func aWindowThatHadNoRoomGoesBackWhereItStood() {
    var way = WindowWayBack()
    let (home, edge) = (CGPoint(x: 489, y: 20), CGPoint(x: 86, y: 20))
    #expect(way.origin(from: home) == home)
    way.note(wished: home, placed: edge)
    #expect(way.origin(from: CGPoint(x: 87, y: 21)) == home)
    way.note(wished: home, placed: home)
    #expect(way.origin(from: edge) == edge, "it is at home again")
  }

  @Test func aWindowThatSomebodyHasMovedStaysThere() {
    var way = WindowWayBack()
    way.note(wished: CGPoint(x: 489, y: 20), placed: CGPoint(x: 86, y: 20))
    #expect(way.origin(from: CGPoint(x: 200, y: 20)) == CGPoint(x: 200, y: 20))
    #expect(way.origin(from: CGPoint(x: 86, y: 60)) == CGPoint(x: 86, y: 60))
  }
}
