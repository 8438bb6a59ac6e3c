@testable import Adopted
import Testing

@Suite struct T { @Test func a() {} }
