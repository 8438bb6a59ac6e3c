import InterludeUI
import MotionQA
import Testing

/// A spelled curve agrees with the 50-digit tables.
@Suite struct CurveSpecTableTests {
  @Test(arguments: [(0.001, 21, "0.00005"), (1, 21, "0.0500"), (0.01, 1001, "0.00001"), (1, 10_001, "0.0001")])
  func noTwoTimesReadTheSame(end: Double, count: Int, second: String) throws {
    let times = (0..<count).map { end * Double($0) / Double(count - 1) }
    let lines = CurveTable([try CurveSpec("easeIn")], times: times).text.split(separator: "\n").dropFirst(2)
    let columns = lines.map { $0.split(separator: " ").map(String.init) }

    #expect(columns.first == ["time/s", "value", "velocity/s"])
    #expect(Set(columns.dropFirst().map { $0[0] }).count == count)
    #expect(columns.dropFirst(2).first?.first == second)
    // Headings end where their columns do.
    #expect(lines.first?.count == lines.dropFirst().first?.count)
  }

  @Test func theTablesAreThere() {
    #expect(TimingTables.springs.count == 58)
    #expect(TimingTables.beziers.count == 34)
  }

  @Test(arguments: TimingTables.springs.indices)
  func springsAgree(index: Int) throws {
    let entry = TimingTables.springs[index]
    let spec = try CurveSpec(entry.spelling)
    let csv = CurveTable([spec], times: entry.times).csv.split(separator: "\n").dropFirst()

    #expect(csv.count == entry.times.count)
    for (row, line) in csv.enumerated() {
      let numbers = line.split(separator: "\"")[1].split(separator: ",").compactMap { Double($0) }
      #expect(numbers[0] == entry.times[row])
      #expect(abs(numbers[1] - entry.values[row]) <= 1e-12, "\(entry.id), \(spec) at \(numbers[0])")
      let velocity = entry.velocities[row]
      #expect(abs(numbers[2] - velocity) <= max(1e-9 * abs(velocity), 1e-14), "\(entry.id), \(spec) at \(numbers[0])")
    }
  }

  @Test(arguments: TimingTables.beziers.indices)
  func cubicCurvesAgree(index: Int) throws {
    let entry = TimingTables.beziers[index]
    let spec = try CurveSpec(entry.spelling)

    for (row, value) in entry.y.enumerated() {
      #expect(abs(spec.curve.value(at: Double(row) / 100) - value) <= 1e-12, "\(entry.id) at \(row) %")
      guard let slope = entry.slope[row] else { continue }
      let velocity = spec.curve.velocity(at: Double(row) / 100)
      #expect(abs(velocity - slope) <= 1e-9 * max(abs(slope), 1), "\(entry.id) at \(row) %")
    }
  }
}
