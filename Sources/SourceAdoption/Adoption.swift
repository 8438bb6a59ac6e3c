#if Adoption
  /// Rewrites a folder of iOS source files so that they compile and act where there is no Objective-C.
  ///
  /// Each line stays where it was. What cannot be rewritten is left as it is, and named.
  public struct Adoption: Sendable {
    /// The rewritten files, in the order in which they were given.
    public let files: [SourceFile]
    /// What a person should know or do, by file and line.
    public let findings: [Finding]

    /// - Parameters:
    ///   - files: All the files of a module, for they are read together: a class may be declared in one and extended in another.
    ///   - marksOrigin: Whether each result begins with `#sourceLocation`, so that the compiler speaks of the original.
    public init(_ files: [SourceFile], marksOrigin: Bool = true) {
      let folder = Folder(files)
      let drafts = folder.files.map { Draft($0, in: folder) }
      for draft in drafts { draft.rewrite() }
      moveMembers(of: drafts, marksOrigin: marksOrigin)
      self.files = drafts.map { draft in
        let text = draft.text
        let mark = marksOrigin ? "#sourceLocation(file: \(literal(draft.file.path)), line: 1)\n" : ""
        return SourceFile(path: draft.file.path, text: mark + text)
      }
      findings = drafts.flatMap { $0.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
    }
  }

  /// A text as a string literal.
  func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
#endif
