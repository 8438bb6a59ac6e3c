extension UIViewController {
  /// The storyboard that has made this controller; nil without one.
  public var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// What a control does that is connected to a segue in Interface Builder: goes the way if `shouldPerformSegue(withIdentifier:sender:)`
  /// agrees. `performSegue(withIdentifier:sender:)` does not ask.
  public func triggerSegue(withIdentifier identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Makes the segue's destination, lets this controller prepare it, and goes there.
  func goSegue(_ identifier: String, sender: Any?) {
    guard let scene = storyboardScene, let segue = scene.segue(identifier) else {
      stage.report(
        .misuse(
          .S3, "Receiver (\(type(of: self))) has no segue with identifier “\(identifier)”.",
          remedy: storyboard == nil
            ? "Make the controller by the storyboard that has the segue: one made by itself has none."
            : "Define a segue of that name from this scene.",
          types: [type(of: self)]))
      return
    }
    let destination = scene.storyboard.instantiateViewController(withIdentifier: segue.destination)
    let way = makeSegue(segue, to: destination, sender: sender)
    prepare(for: way, sender: sender)
    way.perform()
  }

  private func makeSegue(
    _ segue: UIStoryboard.Definition.Segue, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    func segueThat(_ perform: @escaping () -> Void) -> UIStoryboardSegue {
      UIStoryboardSegue(
        identifier: segue.identifier, source: self, destination: destination, performHandler: perform)
    }
    switch segue.kind {
    case .show: return segueThat { self.show(destination, sender: sender) }
    case .showDetail: return segueThat { self.showDetailViewController(destination, sender: sender) }
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      return segueThat { self.present(destination, animated: true) }
    case .custom(let make): return make(segue.identifier, self, destination)
    }
  }
}
