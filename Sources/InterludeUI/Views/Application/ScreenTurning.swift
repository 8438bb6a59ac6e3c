/// What an app has asked of the way in which its interface stands.
struct ScreenTurning {
  /// Whether the device is held on its side; nil until it has been turned, while it is held as the screen is shaped.
  var isHeldOnItsSide: Bool?
  /// What orientations are supported may have changed.
  var needsUpdate = false
  var requests: [TurnRequest] = []
}

/// A wish for orientations.
struct TurnRequest {
  let orientations: UIInterfaceOrientationMask
  let onError: ((any Error) -> Void)?
}

extension Stage {
  /// How the device is held, whichever way the interface stands.
  var isHeldOnItsSide: Bool { turning.isHeldOnItsSide ?? windowScene.interfaceOrientation.isLandscape }

  /// A person has turned the device, or given the window another shape: the interface goes along.
  func turnDevice(to size: CGSize) { turning.isHeldOnItsSide = size.width > size.height }

  /// Turns the interface as the app has asked for since the last time.
  func turnAsAsked() {
    guard turning.needsUpdate || !turning.requests.isEmpty else { return }
    let requests = turning.requests
    (turning.requests, turning.needsUpdate) = ([], false)
    for request in requests { grant(request) }
    if requests.isEmpty { turnAsSupported() }
  }

  private func grant(_ request: TurnRequest) {
    let supported = supportedOrientations
    let possible = request.orientations.intersection(supported)
    guard !possible.isEmpty else {
      let reason =
        "None of the requested orientations are supported by the view controller."
        + " Requested: \(request.orientations.names); Supported: \(supported.names)"
      request.onError?(UISceneError(.geometryRequestDenied, reason))
      return
    }
    if !possible.allows(isLandscape: windowScene.interfaceOrientation.isLandscape) { turn() }
  }

  /// Has the interface stand as the device is held, if that is supported; or else, if it is not as it is, as is supported.
  func turnAsSupported() {
    let (supported, isLandscape) = (supportedOrientations, windowScene.interfaceOrientation.isLandscape)
    guard !supported.isEmpty else { return }
    let wanted = supported.allows(isLandscape: isHeldOnItsSide) ? isHeldOnItsSide : !isHeldOnItsSide
    if wanted != isLandscape { turn() }
  }

  /// Exchanges the screen's sides.
  private func turn() {
    let isHeld = isHeldOnItsSide
    let size = CGSize(width: size.height, height: size.width)
    turning.isHeldOnItsSide = isHeld
    onTurn?(size)
    resize(to: size, scale: scale)
  }

  /// What the app and the controller on show support.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let window = application.keyWindow ?? windows.last
    let own = application.supportedInterfaceOrientations(for: window)
    return window?.rootViewController?.supportedOrientations.intersection(own) ?? own
  }
}

nonisolated extension UIInterfaceOrientationMask {
  /// Whether one of a shape is among them; which way round does not count here.
  fileprivate func allows(isLandscape: Bool) -> Bool {
    !isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
  }

  fileprivate var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
