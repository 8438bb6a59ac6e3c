#if Adoption
  import SwiftSyntax

  /// The conditions of `#if` on which a part of a file is compiled: all of some alternatives, each of which is what must hold or must
  /// not. `#else` is the contrary of what stands before it.
  struct Conditions {
    private struct Term: Hashable {
      /// As it is written, without spaces.
      let text: String
      let holds: Bool

      func contradicts(_ other: Term) -> Bool {
        if text == other.text { return holds != other.holds }
        // What is for iOS is compiled on Linux, and may say what else is for Linux.
        let systems = [text, other.text].filter { $0.hasPrefix("os(") && $0 != "os(Linux)" }
        return holds && other.holds && systems.count == 2
      }
    }

    private var alternatives: Set<Set<Term>> = []

    /// Those around a place.
    init(around node: some SyntaxProtocol) {
      for clause in node.enclosing.lazy.compactMap({ $0.as(IfConfigClauseSyntax.self) }) {
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
          guard let condition = other.condition else { continue }
          if other.position <= clause.position { alternatives.formUnion(terms(condition, other.id == clause.id)) }
        }
      }
    }

    /// Whether all of the others are among these: what is compiled on these is compiled on those.
    func includes(_ other: Conditions) -> Bool { other.alternatives.isSubset(of: alternatives) }

    /// Whether both never hold at once.
    func excludes(_ other: Conditions) -> Bool {
      contradicts(other.certain) || other.contradicts(certain)
    }

    /// Whether they can hold where iOS is, which is here.
    var canHoldHere: Bool { !contradicts(known) }

    private var certain: [Term] { alternatives.filter { $0.count == 1 }.flatMap(\.self) }

    private func contradicts(_ certain: [Term]) -> Bool {
      alternatives.contains { $0.allSatisfy { term in certain.contains(where: term.contradicts) } }
    }

    private func terms(_ condition: ExprSyntax, _ holds: Bool) -> Set<Set<Term>> {
      if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
        return terms(negation.expression, !holds)
      }
      if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return terms(only.expression, holds)
      }
      if let sequence = condition.as(SequenceExprSyntax.self) {
        let operands = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { terms($0, holds) }
        let operators = Set(sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        if operators == [holds ? "&&" : "||"] { return operands.reduce(into: []) { $0.formUnion($1) } }
        if operators == [holds ? "||" : "&&"], operands.allSatisfy({ $0.count == 1 }) {
          return [Set(operands.joined().joined())]
        }
      }
      return [[Term(text: condition.trimmedDescription.filter { !$0.isWhitespace }, holds: holds)]]
    }

    private var known: [Term] {
      [("os(iOS)", true), ("canImport(UIKit)", true), ("targetEnvironment(simulator)", true)].map(Term.init)
        + ["targetEnvironment(macCatalyst)", "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)"].map {
          Term(text: $0, holds: false)
        }
    }
  }
#endif
