import Foundation
import InterludeTestSupport
import Testing

/// A task of the main actor goes on in a recording that the library makes, at the time at which it was begun, and wakes when it has slept.
struct MainActorTaskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The first frame after 0.105 s: 3 / 24 = 0.125, and 7 / 60 = 0.1167.
  @Test(arguments: [(24, 3), (60, 7)]) func aTaskRunsAndWakesAtItsExactTimesWhateverTheFrames(rate: Int, frame: Int)
    throws
  {
    let run = try ProgramRun(shell: "\"$(dirname \"$0\")/TaskRecording\" \(rate) > seen.txt", in: folder.path)

    #expect(run.status == 0, "\(run.complaints)")
    let seen = try String(contentsOfFile: "\(folder.path)/seen.txt", encoding: .utf8)
    #expect(seen == "answered at 0.105, shown in frame \(frame), awake at 0.212\n")
  }
}
