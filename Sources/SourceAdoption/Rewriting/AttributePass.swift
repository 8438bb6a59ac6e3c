#if Adoption
  import SwiftSyntax

  /// Takes away the attributes that speak to the Objective-C runtime and to Interface Builder. What depends on them is done
  /// elsewhere.
  final class AttributePass: Pass {
    private static let silent: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
      "GKInspectable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      switch name {
      case "UIApplicationMain", "NSApplicationMain":
        draft.edits.blank(node.range)
        draft.note(
          node, "@\(name) starts no app here.",
          remedy: "Hand the delegate to the lab, as a Scene whose content is an app: AppManifest(delegate:).")
      case "NSManaged":
        draft.note(node, "There is no Core Data here.", remedy: "Write a property that is stored.")
      case "NSCopying":
        draft.edits.blank(node.range)
        draft.note(node, "@NSCopying copies nothing here.", remedy: "Copy the value where it is assigned.")
      default: if Self.silent.contains(name) { draft.edits.blank(node.range) }
      }
      return .visitChildren
    }

    /// Without Objective-C, `dynamic` means something else.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { draft.edits.blank(node.range) }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let outlets = declarations(in: node.memberBlock.members).compactMap { $0.as(VariableDeclSyntax.self) }
        .filter { $0.attributes.named("IBOutlet") != nil }
      if let first = outlets.first {
        draft.note(
          first, "Nothing connects the outlets of \(node.name.text), for nib files are not read.",
          remedy: "Set them in loadView(), or before they are used.")
      }
      return .visitChildren
    }
  }
#endif
