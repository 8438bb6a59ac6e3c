#if Adoption
  import ArgumentParser
  import FileSystem
  import Foundation
  import SourceAdoption

  /// `interlude-adopt FOLDER` shows what would be rewritten; `--write` and `--output` do it.
  @main struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "interlude-adopt",
      abstract: "Rewrites iOS source files that need Objective-C.",
      discussion: """
        All Swift files of the folder are read together. Without --write and --output nothing is written: what would change is \
        shown. What cannot be rewritten is named, with its file and line.
        """)

    @Argument(help: "The folder with the source files.")
    var folder: String?

    @Flag(help: "Rewrite the files where they are.")
    var write = false

    @Option(help: "Write all the files to another folder.")
    var output: String?

    @Option(help: .hidden)
    var compileInto: String?

    @Argument(help: .hidden)
    var pairs: [String] = []

    func run() throws {
      if let compileInto {
        return try compile(into: compileInto, [folder].compactMap { $0 } + pairs)
      }
      guard let folder, pairs.isEmpty else { throw ValidationError("Name one folder.") }
      let names = try swiftFiles(in: folder)
      let files = try names.map { SourceFile(path: $0, text: try read(folder + "/" + $0)) }
      let adoption = Adoption(files, marksOrigin: false)
      var count = 0
      for (file, adopted) in zip(files, adoption.files) where file.text != adopted.text || output != nil {
        if file.text != adopted.text { count += 1 }
        if let output {
          try OutputFile.write(adopted.text, to: output + "/" + file.path)
        } else if write {
          try OutputFile.write(adopted.text, to: folder + "/" + file.path)
        }
        if !write, output == nil { show(file, adopted) }
      }
      for finding in adoption.findings { print(finding) }
      let done = write || output != nil ? "rewritten" : "would be rewritten"
      print("\(count) of \(files.count) files \(done); \(adoption.findings.count) places to look at")
    }

    /// What the plugin asks for: the files as pairs of where they lie and what they are called in the folder.
    private func compile(into folder: String, _ pairs: [String]) throws {
      let paths = stride(from: 0, to: pairs.count - 1, by: 2).map { (pairs[$0], pairs[$0 + 1]) }
      let adoption = Adoption(try paths.map { SourceFile(path: $0.0, text: try read($0.0)) })
      for (path, adopted) in zip(paths, adoption.files) {
        let place = folder + "/" + path.1
        // A file that stays as it is keeps its date.
        if (try? read(place)) != adopted.text { try OutputFile.write(adopted.text, to: place) }
      }
      for finding in adoption.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
    }

    private func show(_ file: SourceFile, _ adopted: SourceFile) {
      print("\(file.path):")
      let lines = (
        file.text.split(separator: "\n", omittingEmptySubsequences: false),
        adopted.text.split(separator: "\n", omittingEmptySubsequences: false)
      )
      for difference in lines.1.difference(from: lines.0) {
        switch difference {
        case .remove(let offset, let line, _): print("  \(offset + 1) - \(line)")
        case .insert(let offset, let line, _): print("  \(offset + 1) + \(line)")
        }
      }
    }

    private func swiftFiles(in folder: String) throws -> [String] {
      guard let found = FileManager.default.enumerator(atPath: folder) else {
        throw ValidationError("There is no folder \(folder).")
      }
      return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    }

    private func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
  }
#else
  import Foundation

  /// Built without swift-syntax, the command has nothing to rewrite with.
  @main enum Adopt {
    static func main() {
      let text = """
        interlude-adopt was built without the trait Adoption. Build it with `swift build --traits Adoption --product \
        interlude-adopt`; a package that uses the plugin names the trait: .package(…, traits: ["Adoption"]).

        """
      FileHandle.standardError.write(Data(text.utf8))
      exit(1)
    }
  }
#endif
