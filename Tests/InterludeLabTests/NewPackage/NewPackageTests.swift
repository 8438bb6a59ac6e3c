import FileSystem
import Foundation
import InterludeTestSupport
import Testing

@testable import InterludeLab

struct NewPackageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let temporary: TemporaryFolder
  private var home: String { URL(fileURLWithPath: temporary.path).resolvingSymlinksInPath().path }

  init() throws { temporary = try TemporaryFolder() }

  private func package(_ name: String = "Swing", from interlude: String = "https://git.example/interlude") throws
    -> NewPackage
  {
    NewPackage(name: try ModuleName(name), folder: "\(home)/\(name)", interlude: try PackageLocation(interlude))
  }

  private func manifest(from interlude: String) throws -> String {
    try #require(try package(from: interlude).files.first { $0.path == "Package.swift" }).text
  }

  private func contents(of folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test func thePackageIsCalledByItsNameThroughout() throws {
    // What an attempt that was broken off has left.
    try FileManager.default.createDirectory(atPath: "\(home)/.Swing.part/left.over", withIntermediateDirectories: true)
    try package().write()

    #expect(
      contents(of: "\(home)/Swing").filter { $0.contains(".") } == [
        ".gitignore", "Package.swift", "README.md", "Sources/Swing/FirstViewController.swift",
        "Sources/Swing/Main.swift", "Sources/Swing/PopAnimator.swift", "Sources/Swing/SecondViewController.swift",
        "Tests/Goldens/pop/lifecycle.txt", "Tests/Goldens/pop/trace.json", "Tests/SwingTests/SwingTests.swift",
      ])
    for file in try package().files {
      #expect(try String(contentsOfFile: "\(home)/Swing/\(file.path)", encoding: .utf8) == file.text)
      #expect(!file.text.contains("MyPop") && !file.text.isEmpty, "\(file.path)")
    }
    #expect(contents(of: home).filter { $0.hasSuffix(".part") } == [])
  }

  @Test func aFolderIsNamedAsItIsReachedFromThePackage() throws {
    let clone = "\(home)/some where/\"quoted\""
    try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(clone)/Package.swift"))

    let manifest = try manifest(from: clone)
    #expect(manifest.contains(#".package(name: "Interlude", path: "../some where/\"quoted\"")"#))
    #expect(manifest.contains(#"// or: .package(url: "https://github.com/OWNER/interlude", branch: "main")"#))
    #expect(manifest.contains(#".product(name: "UIKit", package: "Interlude")"#))
  }

  @Test(
    arguments: [
      ("https://git.example/interlude", "interlude"), ("https://git.example/team/motion-lab.git", "motion-lab"),
      ("git@git.example:team/Interlude.git", "Interlude"), ("file:///srv/git/interlude", "interlude"),
    ])
  func aRepositoryIsNamedByItsAddress(address: String, identity: String) throws {
    let manifest = try manifest(from: address)

    #expect(manifest.contains(".package(url: \"\(address)\", branch: \"main\")\n"))
    #expect(manifest.contains(".product(name: \"Interlude\", package: \"\(identity)\")"))
  }

  @Test func thisPackageIsFoundByItself() throws {
    #expect(try PackageLocation.own() == .folder(Self.root.resolvingSymlinksInPath().path))
  }

  @Test(arguments: [("clones", true), ("checkouts", false), ("gone", false)])
  func aClonesOwnFolderIsNamedIfItWillStay(parent: String, isNamed: Bool) throws {
    let clone = "\(home)/\(parent)/interlude"
    let source = "\(clone)/Sources/InterludeLab/NewPackage/PackageLocation.swift"
    try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: true)
    if parent != "gone" { try Data().write(to: URL(fileURLWithPath: "\(clone)/Package.swift")) }

    let location = Result { try PackageLocation.own(source: source) }
    #expect((try? location.get()) == (isNamed ? .folder(clone) : nil))
    if case .failure(let error) = location {
      #expect("\(error)".contains("with --package, or a URL, such as https://"))
    }
  }

  @Test func whatIsThereIsLeftAlone() throws {
    try FileManager.default.createDirectory(atPath: "\(home)/Swing", withIntermediateDirectories: true)
    try package().write()
    let written = contents(of: "\(home)/Swing")
    try "mine".write(toFile: "\(home)/Swing/Package.swift", atomically: true, encoding: .utf8)

    let error = try #require(throws: UserFacingError.self) { try package().write() }
    #expect("\(error)".contains("\(home)/Swing is there already, and nothing in it is overwritten"))
    #expect(try String(contentsOfFile: "\(home)/Swing/Package.swift", encoding: .utf8) == "mine")
    #expect(contents(of: "\(home)/Swing") == written)

    try "mine".write(toFile: "\(home)/Swung", atomically: true, encoding: .utf8)
    #expect(throws: UserFacingError.self) { try package("Swung").write() }
    #expect(contents(of: home).filter { !$0.hasPrefix("Swing/") } == ["Swing", "Swung"])
  }

  @Test func whereNothingCanBeWrittenNothingIs() throws {
    try "a file".write(toFile: "\(home)/file", atomically: true, encoding: .utf8)
    let package = NewPackage(
      name: try ModuleName("Swing"), folder: "\(home)/file/Swing",
      interlude: .repository("https://git.example/interlude"))

    #expect(throws: UserFacingError.self) { try package.write() }
    #expect(contents(of: home) == ["file"])
  }

  @Test(
    arguments: [
      (["new"], "Missing expected argument '<name>'"), (["new", "my-pop"], "as in MyPop."),
      (["new", "MyPop", "--package", "/nowhere"], "There is no Package.swift in /nowhere: name the folder of a clone"),
    ])
  func badArgumentsGetASentence(arguments: [String], words: String) throws {
    let failure = try #require(try TestLab().run(arguments))

    #expect(failure.status == 64)
    #expect(failure.message.contains(words), "\(failure.message)")
  }

  @Test func systemPackagesAreThoseThatInterludeInstalls() throws {
    let packages = try #require(try text("Scripts/install-dependencies").firstMatch(of: /packages=\((.*)\)/)).1
    let readme = try #require(try package().files.first { $0.path == "README.md" }).text
    let guide = try text("Sources/InterludeUI/Documentation.docc/ContinuousIntegration.md")

    #expect(readme.contains("apt-get install \(packages)"))
    #expect(guide.contains("apt-get install -y --no-install-recommends \(packages)\n"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }
}
