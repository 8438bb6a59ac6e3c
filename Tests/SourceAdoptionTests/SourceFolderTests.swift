#if Adoption
  import FileSystem
  import Foundation
  import InterludeTestSupport
  import SourceAdoption
  import Testing

  @testable import interlude_adopt

  @Suite struct SourceFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func filesOfOthersAreNotTheFolders() throws {
      for name in [
        "b/B.swift", "A.swift", ".build/checkouts/dep/D.swift", "Pods/P/P.swift", "ios/Carthage/C.swift",
        "DerivedData/X.swift",
        "node_modules/n/N.swift", ".A.swift", "Podsy/P.swift", "c.txt",
      ] {
        try folder.addEmptyFile(name)
      }
      #expect(try SourceFolder(folder.path).names == ["A.swift", "Podsy/P.swift", "b/B.swift"])
      // Who names such a folder means it.
      #expect(try SourceFolder(folder.path + "/Pods").names == ["P/P.swift"])
    }

    @Test func aFolderThatIsCalledLikeAFileIsAFolder() throws {
      try folder.addEmptyFile("Strange.swift/A.swift")
      #expect(try SourceFolder(folder.path).names == ["Strange.swift/A.swift"])
    }

    @Test func theOutputIsNoInput() throws {
      try folder.addEmptyFile("A.swift")
      try folder.addEmptyFile("out/A.swift")
      let link = folder.path + "/../InterludeTests-link-" + OutputFile.name(of: folder.path)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      for output in ["/out", "/out/", "/../\(OutputFile.name(of: folder.path))/out"] {
        #expect(try SourceFolder(folder.path, without: folder.path + output).names == ["A.swift"])
      }
      #expect(try SourceFolder(link, without: folder.path + "/out").names == ["A.swift"])
      #expect(try SourceFolder(folder.path, without: folder.path).names == ["A.swift", "out/A.swift"])
    }

    @Test func whatIsNotInUTF8IsNamed() throws {
      try Data([0xFF]).write(to: URL(fileURLWithPath: folder.path + "/D.swift"))
      #expect(throws: UserFacingError("\(folder.path)/D.swift is not written in UTF-8: save it so.")) {
        try SourceFolder(folder.path).read()
      }
    }

    @Test func whatLeadsNowhereIsNamed() throws {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/D.swift", withDestinationPath: "nowhere")
      #expect(
        throws: UserFacingError(
          "\(folder.path)/D.swift cannot be read (No such file or directory): check that it is a file and may be read.")
      ) {
        try SourceFolder(folder.path).read()
      }
    }

    @Test func aFolderThatIsNotThereIsNamed() throws {
      #expect(
        throws: UserFacingError("There is no folder \(folder.path)/none: name the one with the source files.")
      ) {
        try SourceFolder(folder.path + "/none")
      }
    }

    @Test func nothingIsWrittenIfOneFileMayNotBe() throws {
      for name in ["A.swift", "B.swift"] { try folder.addEmptyFile(name) }
      let protected = folder.path + "/B.swift"
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: protected)
      let files = ["A.swift", "B.swift"].map { SourceFile(path: $0, text: "let a = 1\n") }
      #expect(
        throws: UserFacingError(
          "\(protected) is protected against writing, so no file has been rewritten: allow it, or name another folder with "
            + "--output.")
      ) {
        try SourceFolder.write(files, to: folder.path)
      }
      #expect(try SourceFolder(folder.path).read().map(\.text) == ["", ""])
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: protected)
      try SourceFolder.write(files, to: folder.path)
      #expect(try SourceFolder(folder.path).read() == files)
    }
  }
#endif
