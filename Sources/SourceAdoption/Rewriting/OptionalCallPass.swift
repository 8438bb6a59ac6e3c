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
        let mark = chained?.questionMark ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.exclamationMark
        if let mark, isOfSystem(base, of: member) { draft.edits.replace(mark.range, with: "") }
        return
      }
      guard node.additionalTrailingClosures.isEmpty else {
        return draft.note(
          node, "A call of an optional requirement with several trailing closures is not rewritten.",
          remedy: "Hand them over in the parentheses.")
      }
      if let base = member.base { cast(base, to: requirement) }
      draft.edits.replace(member.declName.range, with: requirement.name.optional)
      for argument in node.arguments {
        guard let label = argument.label else { continue }
        draft.edits.replace(label.range.lowerBound..<argument.expression.range.lowerBound, with: "")
      }
    }

    /// Whether a name is that of an optional requirement of UIKit's: what is asked is called a delegate or the like, or the name is not
    /// anything else's.
    private func isOfSystem(_ name: String, of member: MemberAccessExprSyntax) -> Bool {
      if ofAnimators.contains(name), !folder.hasProperty(name) { return true }
      return member.isOfDelegate
        && (systemRequirements.contains(name) || systemPrefixes.contains(where: name.hasPrefix))
    }

    private func rewriteQuestion(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "responds",
        let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
        selector.macroName.text == "selector",
        let asked = selector.arguments.first?.expression
      else { return }
      guard let target = SelectorTarget(asked, in: folder) else {
        if selector.isAskedOfItsObject { draft.edits.replace(node.range, with: "true") }
        return
      }
      if target.isProtocolElsewhere { return rewriteQuestion(node, of: base, conformingTo: target.type) }
      guard let entry = target.entry, entry.isOptional else { return }
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        let text = "\(chain.expression.trimmedDescription).map({ $0.\(entry.name.optional) != nil })"
        draft.edits.replace(node.range, with: text)
      } else {
        draft.edits.replace(node.range, with: "(\(base.trimmedDescription).\(entry.name.optional) != nil)")
      }
    }

    /// Whoever conforms to a protocol of UIKit's has all of its methods here.
    private func rewriteQuestion(_ node: FunctionCallExprSyntax, of base: ExprSyntax, conformingTo type: String) {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        draft.edits.replace(node.range, with: "\(chain.expression.trimmedDescription).map({ $0 is any \(type) })")
      } else {
        draft.edits.replace(node.range, with: "(\(base.trimmedDescription) is any \(type))")
      }
    }

    /// An object of any class answers by a requirement's name in Objective-C. Here it is asked whether it conforms first.
    private func cast(_ base: ExprSyntax, to requirement: MemberEntry) {
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      guard let owner = folder.protocol(of: requirement), folder.isAnyObject(object) else { return }
      draft.edits.replace(base.range, with: "(\(object.trimmedDescription) as? any \(owner.qualifiedName))?")
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

    fileprivate func `protocol`(of requirement: MemberEntry) -> TypeEntry? {
      protocols.first { $0.optionalRequirements.contains { $0.declaration?.id == requirement.declaration?.id } }
    }

    /// Whether an expression is the name of a property, of a class around it, that may hold an object of any class.
    func isAnyObject(_ expression: ExprSyntax) -> Bool {
      let text = expression.trimmedDescription
      let name = text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
      let owner = expression.enclosingTypes.lazy.compactMap(type).first
      let property = owner.map(lineage)?.flatMap(\.allMembers).first { $0.variable != nil && $0.name.base == name }
      return ["AnyObject", "AnyObject?", "AnyObject!"].contains(property?.type)
    }

    fileprivate func optionalRequirement(_ isMeant: (MemberEntry) -> Bool) -> MemberEntry? {
      protocols.lazy.filter(\.isObjectiveC).flatMap(\.optionalRequirements).first(where: isMeant)
    }
  }

  extension MemberAccessExprSyntax {
    /// Whether it is asked of something that is called a delegate, or the like.
    fileprivate var isOfDelegate: Bool {
      let owner = base?.trimmedDescription.lowercased().trimmingSuffix(while: { "?!)".contains($0) }) ?? ""
      return ["delegate", "datasource", "delegateflowlayout", "animator", "animationcontroller", "listener"].contains {
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
  private let ofAnimators: Set<String> = ["addAnimations", "addCompletion"]
#endif
