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
        All Swift files of the folder are read together, those aside in hidden folders, Pods, Carthage, node_modules and \
        DerivedData. Without --write and --output nothing is written: what would change is shown. What cannot be rewritten is \
        named, with its file and line.
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
      let files = try SourceFolder(folder, without: output).read()
      let adoption = Adoption(files, marksOrigin: false)
      let changes = zip(files, adoption.files).filter { $0.text != $1.text }
      if let output {
        try SourceFolder.write(adoption.files, to: output)
      } else if write {
        try SourceFolder.write(changes.map(\.1), to: folder)
      } else {
        for (file, adopted) in changes { show(file, adopted) }
      }
      for finding in adoption.findings { print(finding) }
      let done = write || output != nil ? "rewritten" : "would be rewritten"
      print("\(changes.count) of \(files.count) files \(done); \(adoption.findings.count) places to look at")
    }

    /// What the plugin asks for: the files as pairs of where they lie and what they are called in the folder.
    private func compile(into folder: String, _ pairs: [String]) throws {
      let paths = stride(from: 0, to: pairs.count - 1, by: 2).map { (pairs[$0], pairs[$0 + 1]) }
      let adoption = Adoption(try paths.map { SourceFile(path: $0.0, text: try SourceFolder.read($0.0)) })
      for (path, adopted) in zip(paths, adoption.files) {
        let place = folder + "/" + path.1
        // A file that stays as it is keeps its date.
        if (try? SourceFolder.read(place)) != adopted.text { try OutputFile.write(adopted.text, to: place) }
      }
      for finding in adoption.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
    }

    private func show(_ file: SourceFile, _ adopted: SourceFile) {
      print("\(file.path):")
      for difference in lines(of: adopted).difference(from: lines(of: file)) {
        switch difference {
        case .remove(let offset, let line, _): print("  \(offset + 1) - \(line)")
        case .insert(let offset, let line, _): print("  \(offset + 1) + \(line)")
        }
      }
    }

    private func lines(of file: SourceFile) -> [Substring] {
      file.text.split(omittingEmptySubsequences: false) { ["\n", "\r\n"].contains($0) }
    }
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
