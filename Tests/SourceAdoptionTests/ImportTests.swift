#if Adoption
  import Testing

  @Suite struct ImportTests {
    @Test(arguments: [
      ("import Foundation\nlet a: UIView\n", "import Foundation; import UIKit\nlet a: UIView\n"),
      ("// A view.\n\nclass A: UIView {}\n", "// A view.\n\nimport UIKit; class A: UIView {}\n"),
      ("import Foundation\nlet a: CALayer\n", "import Foundation; import UIKit\nlet a: CALayer\n"),
      ("import Foundation\nlet a: CGRect\n", "import Foundation\nlet a: CGRect\n"),
      ("import UIKit\nlet a: UIView\n", "import UIKit\nlet a: UIView\n"),
      ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"), ("import ObjectiveC\n", "import UIKit\n"),
      ("@objc class A: UIView {}\n", "import UIKit;       class A: UIView {}\n"),
      ("import UIKit\nlet a: URLRequest\n", "import UIKit; import FoundationNetworking\nlet a: URLRequest\n"),
      (
        "import Foundation\nlet a: UIView, b: URLSession\n",
        "import Foundation; import UIKit; import FoundationNetworking\nlet a: UIView, b: URLSession\n"
      ),
      ("import Darwin\nlet a = Darwin.ceil(0.5)\n", "import Foundation\nlet a = Foundation.ceil(0.5)\n"),
      ("#if DEBUG\nimport os\n#endif\nlet a: UIView\n", "import UIKit; #if DEBUG\nimport os\n#endif\nlet a: UIView\n"),
    ])
    func whoUsesUIKitImportsIt(text: String, expected: String) { #expect(adopted(text) == expected) }

    @Test func whatIsNoModuleHereIsNamed() {
      #expect(findings("import Foundation\nimport SwiftUI\n") == ["a.swift:2: There is no SwiftUI here."])
    }

    @Test func whatIsImportedOnConditionIsNotNamed() {
      #expect(findings("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n").isEmpty)
      #expect(findings("#if canImport(SwiftUI) && os(iOS)\nimport SwiftUI\n#endif\n").isEmpty)
      #expect(
        findings("#if !canImport(SwiftUI)\nimport SwiftUI\n#endif\n") == ["a.swift:2: There is no SwiftUI here."])
      #expect(
        findings("#if canImport(Combine)\nimport SwiftUI\n#endif\n") == ["a.swift:2: There is no SwiftUI here."])
    }
  }
#endif
