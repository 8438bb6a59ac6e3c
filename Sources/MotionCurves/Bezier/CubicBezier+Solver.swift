extension CubicBezier {
  /// The curve parameter t in 0…1 with x(t) = `x`; an `x` outside 0…1 counts as its nearest end.
  public func parameter(forX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let place = place(atX: x)
    return place.isTurned ? 1 - place.parameter : place.parameter
  }

  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard !isIdentity else { return progress }
    let place = place(atX: progress)
    let y = place.form.y(at: place.parameter)
    return place.isTurned ? 1 - y : y
  }

  /// dy/dx: infinite where the tangent is vertical, one-sided at 0 and 1.
  public func slope(at progress: Double) -> Double {
    guard !isIdentity else { return 1 }
    guard progress > 0 else { return form.slope(at: 0) }
    guard progress < 1 else { return form.slope(at: 1) }
    // A half turn keeps slopes.
    let place = place(atX: progress)
    return place.form.slope(at: place.parameter)
  }

  var form: BezierForm { BezierForm(x1: x1, y1: y1, x2: x2, y2: y2) }

  /// Both control points lie on the diagonal, so that output equals input whatever the speed along the curve.
  private var isIdentity: Bool { x1 == y1 && x2 == y2 }

  /// A place on the curve, from the end that is nearer to it. From the other one the digits are lost in which 1 − x and 1 − t
  /// differ: where the curve ends level with x, a bit of x is a hundred million of t.
  private struct Place {
    let form: BezierForm
    let parameter: Double
    let isTurned: Bool
  }

  /// For an x inside 0…1.
  private func place(atX x: Double) -> Place {
    let guess = starts.parameter(forX: x)
    guard x > 0.5 else { return Place(form: form, parameter: form.parameter(forX: x, from: guess), isTurned: false) }
    let turned = form.turned
    return Place(form: turned, parameter: turned.parameter(forX: 1 - x, from: 1 - guess), isTurned: true)
  }
}
