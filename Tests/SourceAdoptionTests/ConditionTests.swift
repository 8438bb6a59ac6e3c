#if Adoption
  import Testing

  @Suite struct ConditionTests {
    @Test func iOSIsHere() {
      let text = "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif !os( iOS )\nlet a = 2\n#endif\n"
      #expect(
        adopted(text) == "#if canImport(UIKit) || os(tvOS)\nlet a = 1\n#elseif !canImport(UIKit)\nlet a = 2\n#endif\n")
    }

    @Test func thereIsNoDeviceBehindTheScreen() {
      let text = "#if !targetEnvironment(simulator) && DEBUG\n#endif\n"
      #expect(adopted(text) == "#if !canImport(UIKit) && DEBUG\n#endif\n")
    }

    @Test func otherSystemsStayAway() {
      let text = "#if os(macOS)\nimport AppKit\n#elseif swift(>=5)\n#endif\n"
      #expect(adopted(text) == text)
    }
  }
#endif
