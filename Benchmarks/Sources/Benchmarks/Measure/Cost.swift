/// What a piece of work took in many runs.
struct Cost {
  /// Nanoseconds for one unit of the work, ascending.
  private let runs: [Double]

  /// Times every run of some work on its own, after `warmUp` runs that do not count.
  ///
  /// - Parameters:
  ///   - units: How many times a run does what is to be measured.
  ///   - work: Gets the number of the run, and returns something that depends on all it computed.
  init(runs: Int, warmUp: Int, units: Int, _ work: (Int) -> Double) {
    let clock = ContinuousClock()
    var costs: [Double] = []
    for run in 0..<(warmUp + runs) {
      var result = 0.0
      let time = clock.measure { result = work(run) }
      Sink.keep(result)
      if run >= warmUp { costs.append(time / .nanoseconds(1) / Double(units)) }
    }
    self.runs = costs.sorted()
  }

  /// Times several works in turn, so that what slows the machine down for a while slows all of them. Each has its turn as
  /// often before as behind another.
  ///
  /// - Parameters:
  ///   - runs: How often each is timed, after `warmUp` runs that do not count.
  ///   - time: What a run takes of it.
  ///   - works: What is to be measured.
  static func inTurn(runs: Int, warmUp: Int, by time: TimeSource, _ works: [() -> Void]) -> [Cost] {
    var costs = [[Double]](repeating: [], count: works.count)
    for run in 0..<(warmUp + runs) {
      for turn in works.indices {
        let index = (run + turn) % works.count
        let start = time.now
        works[index]()
        let end = time.now
        if run >= warmUp { costs[index].append(end - start) }
      }
    }
    return costs.map(Cost.init(runs:))
  }

  private init(runs: [Double]) { self.runs = runs.sorted() }

  var fastest: Double { runs.first ?? .nan }
  var median: Double { runs.isEmpty ? .nan : runs[runs.count / 2] }
  var slowest: Double { runs.last ?? .nan }
}
