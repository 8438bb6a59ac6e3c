#if Adoption
  import SwiftSyntax

  /// A class of `NSObject` that overrides, or whose subclasses do, what only Objective-C lets a class override, is one of
  /// `InterfaceObject`, which has these members.
  final class BaseClassPass: Pass {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.inheritanceClause?.inheritedTypes.first?.type, base.trimmedDescription == "NSObject",
        let entry = folder.classes.first(where: { $0.file == draft.file.number && $0.block.id == node.memberBlock.id })
      else { return .visitChildren }
      let overriding = [entry] + folder.descendants(of: entry)
      if overriding.contains(where: { $0.allMembers.contains { $0.isOverride && names.contains($0.name.base) } }) {
        draft.edits.replace(base.range, with: "InterfaceObject")
      }
      return .visitChildren
    }

    /// Nothing here asks an object whether it conforms to one of Objective-C's protocols, nor is there a type of these.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.signature.parameterClause.parameters
      guard node.name.text == "conforms", parameters.first?.type.trimmedDescription == "Protocol",
        node.modifiers.contains(where: { $0.name.text == "override" })
      else { return .visitChildren }
      draft.edits.cut(node.range)
      return .skipChildren
    }
  }

  /// What Objective-C's categories of `NSObject` have.
  private let names: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "isAccessibilityElement", "accessibilityTraits",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityElements", "accessibilityElement",
    "accessibilityElementCount", "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap", "responds", "forwardingTarget",
  ]
#endif
