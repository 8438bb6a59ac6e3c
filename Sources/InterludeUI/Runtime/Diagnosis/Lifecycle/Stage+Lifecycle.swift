extension Stage {
  /// Notes a callback that is about to be made. Costs nothing, words included, unless someone looks on.
  func note(_ callback: String, of subject: AnyObject?, _ detail: @autoclosure () -> String = "") {
    if let subject { tell(.callback(callback, of: subject, detail: detail())) }
  }

  /// What a delegate has answered to one of its methods, which is noted unless there is no delegate.
  func noting<Answer>(answer: Answer?, to method: String, from delegate: AnyObject?) -> Answer? {
    if let delegate { tell(.answer(answer.map { $0 as AnyObject }, to: method, from: delegate)) }
    return answer
  }

  /// A completion handler that is noted when it runs; nil for none.
  func noting(_ callback: String, of subject: AnyObject, _ completion: (() -> Void)?) -> (() -> Void)? {
    guard let completion, !observers.isEmpty else { return completion }
    return { [weak self, weak subject] in
      self?.note(callback, of: subject)
      completion()
    }
  }
}
