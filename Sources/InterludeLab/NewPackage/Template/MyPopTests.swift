import Foundation
import InterludeLab
import MotionQA
import Testing

@testable import MyPop

struct MyPopTests {
  @Test func theScreenPopsUpAsItsGoldenSays() throws {
    let check = GoldenCheck(try Scene.pop.record(), in: GoldenFolder("../Goldens", beside: #filePath))
    for evidence in check.evidence { Attachment.record(evidence.data, named: evidence.name) }
    #expect(check.passes, "\(check)")
  }
}
