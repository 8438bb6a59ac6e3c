#if Adoption
  import SwiftSyntax

  /// Calls of optional requirements: `delegate?.card?(self, didMoveTo: place)` calls what the requirement's property has, and
  /// `delegate.responds(to: #selector(CardDelegate.cardDidOpen(_:)))` asks whether it has anything.
  final class OptionalCallPass: Pass {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      rewriteCall(node)
      rewriteQuestion(node)
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      rewriteReference(node)
      return .visitChildren
    }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
      let chained = node.calledExpression.as(OptionalChainingExprSyntax.self)
      let callee = chained?.expression ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
      guard let member = callee?.as(MemberAccessExprSyntax.self), member.base != nil else { return }
      let base = member.declName.baseName.text
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      let requirement = folder.optionalRequirement {
        $0.function != nil && $0.name.base == base && $0.name.labels.count == labels.count + trailing
          && $0.name.labels.starts(with: labels)
      }
      if requirement != nil, !member.isOfDelegate, folder.hasProperty(base) { return }
      guard let requirement else {
        // UIKit's are required here, and do nothing, or what UIKit does, where nobody implements them.
        if let chained, member.isOfDelegate,
          systemRequirements.contains(base) || systemPrefixes.contains(where: base.hasPrefix)
        {
          draft.edits.replace(chained.questionMark.range, with: "")
        }
        return
      }
      guard node.additionalTrailingClosures.isEmpty else {
        return draft.note(
          node, "A call of an optional requirement with several trailing closures is not rewritten.",
          remedy: "Hand them over in the parentheses.")
      }
      draft.edits.replace(member.declName.range, with: requirement.name.optional)
      for argument in node.arguments {
        guard let label = argument.label else { continue }
        draft.edits.replace(label.range.lowerBound..<argument.expression.range.lowerBound, with: "")
      }
    }

    private func rewriteQuestion(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "responds",
        let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
        selector.macroName.text == "selector",
        let asked = selector.arguments.first?.expression,
        let entry = SelectorTarget(asked, in: folder)?.entry, entry.isOptional
      else { return }
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        let text = "\(chain.expression.trimmedDescription).map({ $0.\(entry.name.optional) != nil })"
        draft.edits.replace(node.range, with: text)
      } else {
        draft.edits.replace(node.range, with: "(\(base.trimmedDescription).\(entry.name.optional) != nil)")
      }
    }

    /// `delegate?.card(_:didMoveTo:)`, and a delegate's method that is named alone.
    private func rewriteReference(_ node: MemberAccessExprSyntax) {
      let parent = node.parent
      let isCalled =
        parent?.is(FunctionCallExprSyntax.self) ?? false
        || parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
          && (parent?.is(OptionalChainingExprSyntax.self) ?? false || parent?.is(ForceUnwrapExprSyntax.self) ?? false)
      guard !isCalled, node.isOfDelegate, !node.isInSelector else { return }
      let (base, labels) = (node.declName.baseName.text, node.declName.argumentNames?.arguments.map(\.name.text))
      let requirement = folder.optionalRequirement {
        $0.function != nil && $0.name.base == base && (labels == nil || $0.name.labels == labels)
      }
      if let requirement { draft.edits.replace(node.declName.range, with: requirement.name.optional) }
    }
  }

  extension Folder {
    /// Whether a type has a property of that name, such as a closure that is called if there is one.
    fileprivate func hasProperty(_ name: String) -> Bool {
      types.values.joined().contains { type in
        type.allMembers.contains { $0.variable != nil && !$0.isOptional && $0.name.base == name }
      }
    }

    fileprivate func optionalRequirement(_ isMeant: (MemberEntry) -> Bool) -> MemberEntry? {
      protocols.lazy.filter(\.isObjectiveC).flatMap(\.optionalRequirements).first(where: isMeant)
    }
  }

  extension MemberAccessExprSyntax {
    /// Whether it is asked of something that is called a delegate, or the like.
    fileprivate var isOfDelegate: Bool {
      let owner = base?.trimmedDescription.lowercased().trimmingSuffix(while: { "?!)".contains($0) }) ?? ""
      return ["delegate", "datasource", "animator", "animationcontroller", "listener"].contains {
        owner.hasSuffix($0)
      }
    }

    fileprivate var isInSelector: Bool {
      enclosing.contains { $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" }
    }
  }

  extension String {
    fileprivate func trimmingSuffix(while isMeant: (Character) -> Bool) -> Substring {
      self[..<(lastIndex { !isMeant($0) }.map(index(after:)) ?? startIndex)]
    }
  }

  /// How the names of optional requirements of UIKit's protocols begin, or what they are.
  private let systemPrefixes = [
    "scrollView", "navigationController", "tabBarController", "tabBar", "gestureRecognizer", "presentationController",
    "sheetPresentationController", "tableView", "collectionView", "textField", "textView", "searchBar", "picker",
    "application",
    "viewForZooming", "numberOfSections",
  ]
  private let systemRequirements: Set<String> = [
    "animationController", "interactionControllerForPresentation", "interactionControllerForDismissal",
    "animationEnded",
    "interruptibleAnimator", "adaptivePresentationStyle",
  ]
#endif
