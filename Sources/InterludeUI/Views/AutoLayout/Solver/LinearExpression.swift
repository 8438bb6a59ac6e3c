/// A sum of multiples of variables and a constant. Variables are numbers from 0 on; terms are in their order, none is zero.
nonisolated struct LinearExpression: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  private(set) var terms: [Term]
  var constant: Double

  init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  init(variable: Int) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  var isConstant: Bool { terms.isEmpty }

  /// The value, given one for each variable.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// Takes the term of a variable out and returns its coefficient; 0 when there is none.
  mutating func remove(_ variable: Int) -> Double {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    if a.terms.isEmpty || b.terms.isEmpty {
      var sum = a.terms.isEmpty ? b : a
      sum.constant = a.constant + b.constant
      return sum
    }
    var sum = LinearExpression(constant: a.constant + b.constant)
    sum.terms.reserveCapacity(a.terms.count + b.terms.count)
    var (i, j) = (0, 0)
    while i < a.terms.count || j < b.terms.count {
      if j == b.terms.count || (i < a.terms.count && a.terms[i].variable < b.terms[j].variable) {
        sum.terms.append(a.terms[i])
        i += 1
      } else if i == a.terms.count || b.terms[j].variable < a.terms[i].variable {
        sum.terms.append(b.terms[j])
        j += 1
      } else {
        let coefficient = a.terms[i].coefficient + b.terms[j].coefficient
        // What is left of two equal coefficients is rounding, not a dependence.
        if abs(coefficient) > 1e-11 {
          sum.terms.append(Term(variable: a.terms[i].variable, coefficient: coefficient))
        }
        i += 1
        j += 1
      }
    }
    return sum
  }

  static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var product = a
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    return product
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }

  static func + (a: LinearExpression, b: Double) -> LinearExpression { a + LinearExpression(constant: b) }
}
