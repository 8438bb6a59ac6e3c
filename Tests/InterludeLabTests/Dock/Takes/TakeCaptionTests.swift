import InterludeUI
import Testing

@testable import InterludeLab

struct TakeCaptionTests {
  private let layout = LabLayout(
    size: CGSize(width: 1280, height: 900), phone: WindowSize.standard, isDockShown: true)

  @Test func ofOneTakeWhatIsNotAsUsualOfTheDeviceIsSaid() {
    #expect(TakeCaption.captions(of: nil, device: nil, in: layout) == [])
    let captions = TakeCaption.captions(of: nil, device: "Dark, iOS 26", in: layout)
    #expect(captions.map(\.text) == ["Dark, iOS 26"])
    #expect(captions.first?.frame.minY == layout.phoneFrame().maxY)
  }

  @Test func ofTwoTakesItIsSaidBesideTheOneOnShow() throws {
    let session = try LabSession.curtain(for: 0.5)
    session.compare(with: session.candidates.last)
    let comparison = try #require(session.comparison)
    let captions = TakeCaption.captions(of: comparison, device: "Dark", in: layout)
    #expect(captions.map(\.text) == ["A · Now (Dark)", "B · \(comparison.title)"])
  }
}
