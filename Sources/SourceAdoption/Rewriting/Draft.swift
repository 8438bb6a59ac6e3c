#if Adoption
  import SwiftSyntax

  /// A file that is being rewritten.
  final class Draft {
    let file: ParsedFile
    let folder: Folder
    var edits: Edits
    private(set) var findings: [Finding] = []

    init(_ file: ParsedFile, in folder: Folder) {
      (self.file, self.folder) = (file, folder)
      edits = Edits(file.text)
    }

    var text: String { edits.text }

    /// One kind after the other; each looks at the original.
    func rewrite() {
      let passes: [Pass] = [
        ConditionPass(self), AttributePass(self), ProtocolPass(self), ConformancePass(self), SelectorPass(self),
        BaseClassPass(self), ForeignOverridePass(self), InitializerPass(self),
        LiteralPass(self), DeadlinePass(self), OptionalCallPass(self), AnyObjectPass(self), ImportPass(self),
      ]
      for pass in passes { pass.run() }
    }

    func note(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
      let place = file.places.location(for: node.positionAfterSkippingLeadingTrivia)
      findings.append(
        Finding(path: file.path, line: place.line, column: place.column, message: message, remedy: remedy))
    }
  }

  /// One kind of rewriting, on its way through a file.
  class Pass: SyntaxVisitor {
    let draft: Draft
    var folder: Folder { draft.folder }

    init(_ draft: Draft) {
      self.draft = draft
      super.init(viewMode: .sourceAccurate)
    }

    func run() { walk(draft.file.tree) }
  }

  extension SyntaxProtocol {
    /// From its first token to its last.
    var range: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The declarations around it, from the inside out.
    var enclosing: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }
  }
#endif
