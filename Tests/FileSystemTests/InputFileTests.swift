import Foundation
import InterludeTestSupport
import Testing

@testable import FileSystem

struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000]) func allOfAFileIsRead(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try OutputFile.write(data, to: "\(folder.path)/file")
    #expect(try InputFile.read("\(folder.path)/file") == data)
  }

  @Test func whatCannotBeReadSaysWhy() {
    func reason(_ path: String) -> String? {
      #expect(throws: SystemError.self) { try InputFile.read(path) }?.reason
    }
    #expect(reason("\(folder.path)/none") == "No such file or directory")
    #expect(reason(folder.path) == "Is a directory")
    let endless = #expect(throws: SystemError.self) {
      try Descriptor(opening: "/dev/zero", O_RDONLY).read(atMost: 100_000)
    }
    #expect(endless?.reason == "File too large")
  }
}
