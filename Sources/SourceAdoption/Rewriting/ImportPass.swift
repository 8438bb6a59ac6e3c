#if Adoption
  import SwiftSyntax

  /// A file that uses UIKit's names imports UIKit, and one that uses the names of Foundation's that are in a module of their own here
  /// imports that; what is no module here is named.
  final class ImportPass: Pass {
    private var imports: [ImportDeclSyntax] = []
    private var (usesUIKit, usesNetwork) = (false, false)

    override func run() {
      super.run()
      let used = [usesUIKit ? "UIKit" : nil, usesNetwork ? "FoundationNetworking" : nil].compactMap { $0 }
      for module in used where !imports.contains(where: { $0.module == module }) {
        if let first = imports.first(where: { $0.isAtTop }) {
          draft.edits.insert("; import \(module)", at: first.range.upperBound)
        } else {
          draft.edits.insert("import \(module); ", at: draft.file.tree.range.lowerBound)
        }
      }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      imports.append(node)
      switch node.module {
      case "ObjectiveC": draft.edits.replace(node.path.range, with: "UIKit")
      case "Darwin": draft.edits.replace(node.path.range, with: "Foundation")
      // A header of its own on iOS.
      case "UIKit" where node.path.count == 2 && node.importKindSpecifier == nil:
        draft.edits.replace(node.path.range, with: "UIKit")
      case let module where absentModules.contains(module) && !node.isConditional(on: module):
        draft.note(
          node, "There is no \(module) here.",
          remedy: "Put what needs it behind #if canImport(\(module)), or into a file of its own that is left out.")
      default: break
      }
      return .skipChildren
    }

    /// `ObjectiveC.objc_getAssociatedObject(…)` and `Darwin.ceil(…)`: the runtime's functions are UIKit's here, the system's Foundation's.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let module = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
      switch module.baseName.text {
      case "ObjectiveC":
        draft.edits.replace(module.range, with: "UIKit")
        usesUIKit = true
      case "Darwin": draft.edits.replace(module.range, with: "Foundation")
      default: break
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      let text = token.text
      if case .identifier = token.tokenKind, networkNames.contains(text) { usesNetwork = true }
      if case .identifier = token.tokenKind, names.contains(text) || prefixes.contains(where: { begins(text, $0) }) {
        usesUIKit = true
      }
      return .skipChildren
    }

    private func begins(_ text: String, _ prefix: String) -> Bool {
      text.hasPrefix(prefix) && text.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  extension ImportDeclSyntax {
    fileprivate var module: String { path.first?.name.text ?? "" }
    fileprivate var isAtTop: Bool { !enclosing.contains { $0.is(IfConfigDeclSyntax.self) } }

    /// Whether it stands behind `#if canImport(module)`, alone or with more that must be so.
    fileprivate func isConditional(on module: String) -> Bool {
      enclosing.contains { node in
        let condition = node.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.filter { $0 != " " } ?? ""
        return condition.split(separator: "&&").contains { $0 == "canImport(\(module))" }
      }
    }
  }

  private let prefixes = [
    "UI", "CA", "NSLayout", "CGAffine", "CGColor", "CGPath", "CGImage", "CGVector", "NSDirectional",
  ]
  private let names: Set<String> = [
    "selector", "Selector", "DispatchWorkItem", "Timer", "NSSelectorFromString", "NSStringFromSelector", "imageLiteral",
    "colorLiteral",
    "NSTextAlignment",
    "CGFloat", "TimeInterval", "NSLineBreakMode", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "DispatchQueue",
  ]
  private let networkNames: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
    "URLCache", "CachedURLResponse", "URLProtocol", "URLCredential", "URLAuthenticationChallenge", "HTTPCookie",
    "HTTPCookieStorage",
  ]
  private let absentModules: Set<String> = [
    "SwiftUI", "Combine", "os", "AVFoundation", "AVKit", "WebKit", "MapKit", "CoreData", "CoreImage", "Metal",
    "MetalKit",
    "SceneKit", "SpriteKit", "Photos", "PhotosUI", "StoreKit", "SafariServices", "MessageUI", "CoreLocation",
    "CoreMotion",
    "LocalAuthentication", "UserNotifications", "ImageIO", "MobileCoreServices", "UniformTypeIdentifiers", "Accelerate",
    "GameKit", "CoreText", "CoreHaptics", "AudioToolbox", "Contacts", "EventKit", "PDFKit", "MediaPlayer", "CloudKit",
  ]
#endif
