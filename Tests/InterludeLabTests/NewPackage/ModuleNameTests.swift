import ArgumentParser
import Foundation
import Testing

@testable import InterludeLab

struct ModuleNameTests {
  @Test(arguments: ["MyPop", "pop", "Pop2", "My_Pop", "X"])
  func whatSwiftCanImportIsAName(name: String) throws {
    #expect(try ModuleName(name).text == name)
  }

  @Test(
    arguments: [
      ("my-pop", "as in MyPop."), ("my pop", "as in MyPop."), ("2pop", "as in My2pop."), ("", "as in MyPop."),
      ("_", "as in MyPop."), ("../Pop", "as in Pop."), ("Pöp", "as in Pop."), ("Ünï", "as in Uni."),
      ("été-2", "as in Ete2."), ("泡", "as in MyPop."), ("/", "as in MyPop."),
      ("class", "is a word of the Swift language: choose another name, such as Class."),
      ("Any", "is a word of the Swift language: choose another name, such as MyAny."),
      ("UIKit", "is a module already, which the package needs: choose another name, such as MyUIKit."),
      ("Interlude", "choose another name, such as MyInterlude."), ("--name", "as in Name."),
    ])
  func anythingElseIsRefusedWithAProposal(name: String, words: String) throws {
    let error = try #require(throws: ValidationError.self) { try ModuleName(name) }

    #expect(error.message.hasPrefix("\"\(name)\" ") && error.message.hasSuffix(words), "\(error.message)")
  }

  /// Packages whose targets are called alike cannot be built together.
  @Test func noTargetOfThisPackageIsAName() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Package.swift")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    let targets = manifest.matches(of: /(?:\.target|\.executableTarget|\.systemLibrary)\([^"]*?name: "(\w+)"/)
      .map { String($0.1) }

    #expect(targets.count > 10)
    for target in targets { #expect(throws: ValidationError.self, "\(target)") { try ModuleName(target) } }
  }
}
