#if Adoption
  import Testing

  @Suite struct ProtocolTests {
    @Test func onlyClassesConformToAProtocolOfObjectiveC() {
      #expect(stripped(adopted("@objc protocol P {\n}")) == "protocol P: AnyObject {\n}")
      #expect(stripped(adopted("@objc protocol P: Q {\n}")) == "protocol P: AnyObject, Q {\n}")
      #expect(stripped(adopted("@objc protocol P: NSObjectProtocol {\n}")) == "protocol P: NSObjectProtocol {\n}")
      #expect(adopted("protocol P: class {}") == "protocol P: AnyObject {}")
      #expect(adopted("protocol P {}") == "protocol P {}")
    }

    @Test func anOptionalRequirementBecomesAPropertyWithNilForADefault() {
      let text = """
        @objc public protocol P {
          func must()
          @objc optional func may(_ a: Int,
                                  by b: String) -> Bool
          @objc optional var size: Double { get }
        }
        """
      #expect(
        stripped(adopted(text)) == """
          public protocol P: AnyObject {
          func must()
          var optional_may__by: ((Int, String) -> Bool)? { get }

          var optional_size: Double? { get }
          }; extension P { public var optional_may__by: ((Int, String) -> Bool)? { nil }; public var optional_size: Double? { nil }; \
          public var size: Double? { optional_size } }
          """)
    }

    @Test func aConformerTellsWhatItImplements() {
      let texts = [
        "@objc protocol P {\n@objc optional func a()\n@objc optional func b(_ x: Int)\n}",
        "class C {}\nextension C: P { func b(_ x: Int) {} }\n",
      ]
      #expect(
        adopted(texts)[1]
          == "class C { var optional_b_: ((Int) -> Void)? { self.b(_:) } }\nextension C: P { func b(_ x: Int) {} }\n")
    }

    @Test func aClassThatIsElsewhereConformsByItsExtension() {
      let texts = [
        "import UIKit\n@objc protocol P { @objc optional func a() }",
        "import UIKit\nextension UIView: P {\n  func a() {}\n}\n",
      ]
      #expect(
        adopted(texts)[1]
          == "import UIKit\nextension UIView: P {\n  func a() {}\n; var optional_a: (() -> Void)? { self.a } }\n")
    }

    @Test func whatIsImplementedOnAConditionIsToldOnThatCondition() {
      let requirement = "@objc protocol P { @objc optional func a(); @objc optional func b() }"
      let texts = [
        requirement,
        "class C: P {\n  #if DEBUG\n  func a() {}\n  #else\n  func b() {}\n  #endif\n}\n",
        "class D {\n}\n",
        "#if DEBUG\nextension D: P {\n  func a() {}\n}\n#endif\n",
      ]
      let result = adopted(texts)
      #expect(
        result[1] == """
          class C: P {
            #if DEBUG
            func a() {}; var optional_a: (() -> Void)? { self.a }
            #else
            func b() {}; var optional_b: (() -> Void)? { self.b }
            #endif
          }

          """)
      #expect(result[2] == texts[2])
      #expect(
        result[3] == """
          #if DEBUG
          extension D: P {
            func a() {}; var optional_a: (() -> Void)? { self.a }
          }
          #endif

          """)
    }

    @Test func anExtensionOfAClassElsewhereTellsOnAConditionToo() {
      let texts = [
        "import UIKit\n@objc protocol P { @objc optional func a() }",
        "import UIKit\nextension UIView: P {\n  #if DEBUG\n  func a() {}\n  #endif\n}\n",
      ]
      #expect(
        adopted(texts)[1]
          == "import UIKit\nextension UIView: P {\n  #if DEBUG\n  func a() {}; var optional_a: (() -> Void)? { self.a }\n  #endif\n}\n"
      )
    }

    @Test func whatTheClassAndItsMethodBothDependOnIsNoConditionOfTheMethod() {
      let texts = [
        "@objc protocol P { @objc optional func a() }", "#if DEBUG\nclass C: P {\n  func a() {}\n}\n#endif\n",
      ]
      #expect(
        adopted(texts)[1]
          == "#if DEBUG\nclass C: P {\n  func a() {}\n; var optional_a: (() -> Void)? { self.a } }\n#endif\n")
    }

    @Test func whatASubclassImplementsOnTheOtherConditionIsNamed() {
      #expect(
        findings(
          "@objc protocol P { @objc optional func a() }",
          "class C: P {\n  #if DEBUG\n  func a() {}\n  #endif\n}\n",
          "class D: C {\n  #if !DEBUG\n  func a() {}\n  #endif\n}\n")
          == ["b.swift:1: a is implemented on a condition that C and the classes above and below it do not share."])
    }

    @Test func whatIsForAnotherSystemLeavesTheRequirementToASubclass() {
      let texts = [
        "@objc protocol P { @objc optional func a() }",
        "class C: P {\n  #if os(macOS)\n  func a() {}\n  #endif\n}\n", "class D: C {\n  func a() {}\n}\n",
      ]
      let result = adopted(texts)
      #expect(findings(texts[0], texts[1], texts[2]).isEmpty)
      #expect(result[1].hasSuffix("  #endif\n; var optional_a: (() -> Void)? { nil } }\n"))
      #expect(result[2].hasSuffix("; override var optional_a: (() -> Void)? { self.a } }\n"))
      // Without a subclass it is told where it is compiled.
      #expect(
        adopted(Array(texts[..<2]))[1].contains("  func a() {}; var optional_a: (() -> Void)? { self.a }\n  #endif\n}"))
    }

    @Test func aClosureOfTheSameNameIsLeftAlone() {
      let texts = [
        "@objc protocol P { @objc optional func done() }",
        "class C { var done: (() -> Void)?\nlet c: C\nfunc f() { c.done?() } }",
      ]
      #expect(adopted(texts)[1] == texts[1])
    }

    @Test func aSubclassOverridesWhatItsSuperclassDoesNotImplement() {
      let texts = [
        "@objc protocol P {\n@objc optional func a()\n@objc optional func b()\n}", "class C: P {\nfunc a() {}\n}",
        "class D: C {\noverride func a() {}\nfunc b() {}\n}",
      ]
      let result = adopted(texts)
      #expect(
        result[1]
          == "class C: P {\nfunc a() {}\n; var optional_a: (() -> Void)? { self.a }; var optional_b: (() -> Void)? { nil } }"
      )
      #expect(
        result[2]
          == "class D: C {\noverride func a() {}\nfunc b() {}\n; override var optional_b: (() -> Void)? { self.b } }")
    }

    @Test(arguments: [
      ("delegate?.move?(self, to: p)", "delegate?.optional_move__to?(self, p)"),
      ("delegate!.move!(self, to: p)", "delegate!.optional_move__to!(self, p)"),
      ("delegate?.done?()", "delegate?.optional_done?()"),
      ("delegate?.ask? { $0 }", "delegate?.optional_ask_? { $0 }"),
      ("delegate?.move(_:to:)", "delegate?.optional_move__to"),
      ("(delegate?.done != nil)", "(delegate?.optional_done != nil)"),
      ("delegate?.other?(self, to: p)", "delegate?.other?(self, to: p)"),
      ("completion?(p)", "completion?(p)"),
      ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll(self)"),
      ("delegate.collectionView!(a, layout: b)", "delegate.collectionView(a, layout: b)"),
      (
        "(a as? UICollectionViewDelegateFlowLayout)?.collectionView?(a, layout: b)",
        "(a as? UICollectionViewDelegateFlowLayout)?.collectionView(a, layout: b)"
      ),
      ("view.label!(a)", "view.label!(a)"),
      ("delegate?.responds(to: #selector(P.done))", "delegate.map({ $0.optional_done != nil })"),
      ("delegate.responds(to: #selector(P.move(_:to:)))", "(delegate.optional_move__to != nil)"),
      (
        "context.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:)))",
        "(context is any UIViewControllerContextTransitioning)"
      ),
      (
        "delegate?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))",
        "delegate.map({ $0 is any UIScrollViewDelegate })"
      ),
      ("context.responds(to: #selector(context.view(forKey:)))", "true"),
      ("a.responds(to: #selector(C.b))", "a.responds(to: Selector(\"b\", method: C.b))"),
    ])
    func aCallReachesWhatIsImplemented(call: String, expected: String) {
      let requirements =
        "@objc protocol P {\n@objc optional func move(_ a: A, to p: Int)\n@objc optional func done()\n@objc optional func ask(_ f: (Int) -> Int)\n}"
      #expect(adopted(["func f() { \(call) }", requirements])[0].hasSuffix("func f() { \(expected) }"))
    }

    @Test(arguments: [
      ("AnyObject?", "delegate?.done?()", "(delegate as? any P)?.optional_done?()"),
      ("AnyObject?", "self.delegate?.done?()", "(self.delegate as? any P)?.optional_done?()"),
      ("AnyObject!", "delegate.done?()", "(delegate as? any P)?.optional_done?()"),
      ("P?", "delegate?.done?()", "delegate?.optional_done?()"),
    ])
    func anObjectOfAnyClassIsAskedWhetherItConforms(type: String, call: String, expected: String) {
      let text = "class C { weak var delegate: \(type)\nfunc f() { \(call) } }"
      #expect(
        adopted([text, "@objc protocol P { @objc optional func done() }"])[0]
          == "class C { weak var delegate: \(type)\nfunc f() { \(expected) } }")
    }

    @Test func anArgumentInALineOfItsOwnStaysThere() {
      let texts = [
        "@objc protocol P { @objc optional func move(_ a: A, to p: Int) }",
        "delegate?.move?(\n  self,\n  to:\n    p)\n",
      ]
      #expect(adopted(texts)[1] == "delegate?.optional_move__to?(\n  self,\n  \np)\n")
    }
  }
#endif
