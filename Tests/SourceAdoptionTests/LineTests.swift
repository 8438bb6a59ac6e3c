#if Adoption
  import SourceAdoption
  import Testing

  @Suite struct LineTests {
    @Test func everyLineStaysWhereItWas() {
      let text = """
        import Foundation

        @objc
        protocol P {
          @objc optional func a(
            _ x: Int,
            y: Int
          )
        }

        @objcMembers
        class A: UIView, P {
          @IBOutlet
          weak var label: UILabel!
          func a(_ x: Int, y: Int) {}
          @objc(b:
            c:)
          func b(_ x: Int, c: Int) {
            delegate?.a?(
              1,
              y: 2
            )
            act(
              #selector(
                b(_:c:)
              )
            )
          } // 28
        } // 29
        // 30
        """
      let lines = adopted(text).split(separator: "\n", omittingEmptySubsequences: false)
      let original = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == original.count)
      for (number, part) in [
        (12, "class A"), (14, "weak var label"), (15, "func a("), (18, "func b("), (28, "} // 28"), (29, "} // 29"),
        (30, "// 30"),
      ] {
        #expect(lines[number - 1].contains(part), "\(number)")
      }
    }

    @Test func aFileKeepsItsLineEnds() {
      let texts = [
        "import Foundation\r\nclass A: B {\r\n}\r\n",
        "extension A {\n  @objc(a:\n    c:)\n  override func go() {\n    act(#selector(\n      go))\n  }\n}\n",
        "@objc(a:\r\n  b:)\r\nclass C: A {\r\n  override var size: Int {\r\n    2\r\n  }\r\n}\r\n"
          + "extension C {\r\n  override func go() {\r\n    act(#selector(\r\n      go))\r\n  }\r\n}\r\n",
      ]
      let result = adopted(texts).map { Array($0.utf8) }
      #expect(result[1] == result[1].filter { $0 != UInt8(ascii: "\r") })
      for text in [result[0], result[2]] {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        #expect(lines.allSatisfy { $0.last == UInt8(ascii: "\r") })
      }
      #expect(String(decoding: result[0], as: UTF8.self).contains("override func go() {\r\n    act(Selector("))
    }

    @Test func aFileSaysWhereItIsFrom() {
      let file = SourceFile(path: "/a \"b\"/c.swift", text: "let a = 1\n")
      #expect(Adoption([file]).files[0].text == "#sourceLocation(file: \"/a \\\"b\\\"/c.swift\", line: 1)\nlet a = 1\n")
    }

    @Test func whatIsFineStaysAsItIs() {
      let text =
        "import UIKit\n\n// A card.\nfinal class Card: UIView {\n  var a: (() -> Void)?\n  func b() { a?() }\n}\n"
      #expect(adopted(text) == text)
    }

    @Test(arguments: [
      "", "\n", "class {", "@objc", "#selector(", "#if os(iOS)", "@objc protocol P { @objc optional",
      "é #selector(é) é",
    ])
    func whatIsNoSwiftIsNoTrouble(text: String) { _ = adopted(text) }

    @Test func findingsSayWhereAndWhatToDo() {
      let finding = Adoption([SourceFile(path: "a.swift", text: "\n  import SwiftUI")]).findings[0]
      #expect("\(finding)".hasPrefix("a.swift:2:3: warning: There is no SwiftUI here. Put what needs it behind "))
    }
  }
#endif
