import DisplayList
import Foundation
import Testing

struct EqualToTests {
  @Test func aRectangleEqualsTheOneOfTheSamePlaceWhicheverCornerItStartsAt() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: -1, height: 2)))
  }
}
