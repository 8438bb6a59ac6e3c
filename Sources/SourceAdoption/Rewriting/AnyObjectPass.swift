#if Adoption
  import SwiftSyntax

  /// `target?.performSelector(onMainThread:with:waitUntilDone:)` of an object of any class: Objective-C finds a method of `NSObject` by its
  /// name, and here the object is asked whether it is one.
  final class AnyObjectPass: Pass {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        methods.contains(member.declName.baseName.text)
      else { return .visitChildren }
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      if folder.isAnyObject(object) {
        draft.edits.replace(base.range, with: "(\(object.trimmedDescription) as? NSObject)?")
      }
      return .visitChildren
    }
  }

  private let methods: Set<String> = ["perform", "performSelector"]
#endif
