/// The rows of a simplex: each has one basic variable, which equals a constant and multiples of the nonbasic ones.
///
/// Variables are numbered: first the free ones, then for each row what its expression is over and under zero. Every one but
/// the free is at least zero; nonbasic ones are zero.
nonisolated struct SimplexTableau {
  private let freeCount: Int
  /// By row: the basic variable, its value, and the coefficients of the nonbasic columns.
  private var basic: [Int]
  private var constants: [Double]
  private var rows: [[Double]]
  /// By column: the nonbasic variable, and whether it must stay at zero.
  private var nonbasic: [Int]
  private var isClosed: [Bool]

  /// What is smaller is rounding.
  private static let epsilon = 1e-9

  init(freeCount: Int, rowCount: Int) {
    self.freeCount = freeCount
    basic = []
    constants = []
    rows = []
    nonbasic = Array(0..<freeCount) + [Int](repeating: 0, count: rowCount)
    isClosed = Array(repeating: false, count: freeCount + rowCount)
  }

  /// Adds `terms + constant = over − under`, with whichever of the two is not negative in the basis. Free variables must still
  /// be nonbasic.
  mutating func addRow(
    _ terms: [(column: Int, coefficient: Double)], constant: Double, at index: Int
  ) -> (over: Int, under: Int) {
    let (over, under) = (freeCount + 2 * index, freeCount + 2 * index + 1)
    let isOver = constant >= 0
    var row = [Double](repeating: 0, count: nonbasic.count)
    for term in terms { row[term.column] = isOver ? term.coefficient : -term.coefficient }
    row[freeCount + index] = 1
    rows.append(row)
    constants.append(abs(constant))
    basic.append(isOver ? over : under)
    nonbasic[freeCount + index] = isOver ? under : over
    return (over, under)
  }

  /// The values of the free variables.
  var freeValues: [Double] {
    var values = [Double](repeating: 0, count: freeCount)
    for (row, variable) in basic.enumerated() where isFree(variable) { values[variable] = constants[row] }
    return values
  }

  /// Makes the sum of some variables least, keeps it so from now on, and returns it.
  mutating func minimize(_ priced: [Int]) -> Double {
    var (price, costs) = objective(priced)
    // Each step that gains nothing could be part of a circle; Bland's choice (1977) has none, but for rounding.
    var (steps, idleSteps) = (0, 0)
    while steps < maximumSteps, let column = entering(costs, cautiously: idleSteps > Self.patience) {
      guard let row = leaving(for: column, rising: costs[column] < 0) else { break }
      pivot(row: row, column: column)
      let old = price
      // The price is a row like the others.
      let weight = costs[column]
      costs[column] = 0
      for other in rows[row].indices where rows[row][other] != 0 { costs[other] += weight * rows[row][other] }
      price += weight * constants[row]
      steps += 1
      idleSteps = price < old - Self.epsilon ? 0 : idleSteps + 1
    }
    for column in nonbasic.indices where costs[column] > Self.epsilon && !isFree(nonbasic[column]) {
      isClosed[column] = true
    }
    return price
  }

  /// How many steps without gain are tried before the cautious choice.
  private static let patience = 8

  /// Far more than a simplex takes, which is some multiple of the rows.
  private var maximumSteps: Int { 1000 + 50 * (rows.count + nonbasic.count) }

  private func isFree(_ variable: Int) -> Bool { variable < freeCount }

  /// The sum of some variables, in terms of the nonbasic ones.
  private func objective(_ priced: [Int]) -> (price: Double, costs: [Double]) {
    var isPriced = [Bool](repeating: false, count: freeCount + 2 * rows.count)
    for variable in priced { isPriced[variable] = true }
    var price = 0.0
    var costs = nonbasic.map { isPriced[$0] ? 1.0 : 0 }
    for (index, row) in rows.enumerated() where isPriced[basic[index]] {
      price += constants[index]
      for column in costs.indices where row[column] != 0 { costs[column] += row[column] }
    }
    return (price, costs)
  }

  /// A nonbasic column whose change lowers the price: the steepest; or, cautiously, the first variable's.
  private func entering(_ costs: [Double], cautiously: Bool) -> Int? {
    var best: Int?
    for column in costs.indices where !isClosed[column] {
      let gain = isFree(nonbasic[column]) ? abs(costs[column]) : -costs[column]
      guard gain > Self.epsilon else { continue }
      guard let current = best else {
        best = column
        continue
      }
      let isBetter =
        cautiously ? nonbasic[column] < nonbasic[current] : gain > abs(costs[current]) + Self.epsilon
      if isBetter { best = column }
    }
    return best
  }

  /// The row whose basic variable is the first to come to zero; free variables never stop anything.
  private func leaving(for column: Int, rising: Bool) -> Int? {
    var best: (row: Int, ratio: Double)?
    for (index, row) in rows.enumerated() where !isFree(basic[index]) {
      let slope = rising ? row[column] : -row[column]
      guard slope < -Self.epsilon else { continue }
      let ratio = constants[index] / -slope
      guard let current = best else {
        best = (index, ratio)
        continue
      }
      let isTie = abs(ratio - current.ratio) <= Self.epsilon
      if isTie ? basic[index] < basic[current.row] : ratio < current.ratio { best = (index, ratio) }
    }
    return best?.row
  }

  /// Exchanges a basic and a nonbasic variable.
  private mutating func pivot(row: Int, column: Int) {
    let factor = 1 / rows[row][column]
    swap(&basic[row], &nonbasic[column])
    // basic = constant + factor⁻¹ · entering + …, solved for the entering one.
    constants[row] *= -factor
    for other in rows[row].indices where rows[row][other] != 0 { rows[row][other] *= -factor }
    rows[row][column] = factor
    let (definition, constant) = (rows[row], constants[row])
    let columns = definition.indices.filter { definition[$0] != 0 }
    for index in rows.indices where index != row {
      let weight = rows[index][column]
      guard weight != 0 else { continue }
      rows[index][column] = 0
      for other in columns { rows[index][other] += weight * definition[other] }
      constants[index] = cleaned(constants[index] + weight * constant, of: basic[index])
    }
    constants[row] = cleaned(constant, of: basic[row])
  }

  /// A variable that may not be negative is not made so by rounding.
  private func cleaned(_ value: Double, of variable: Int) -> Double {
    isFree(variable) || value > 0 ? value : (value > -Self.epsilon ? 0 : value)
  }
}
