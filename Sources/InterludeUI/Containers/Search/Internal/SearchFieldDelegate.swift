import Foundation

/// Tells a search bar's delegate what its field hears.
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  /// What the app says; nil without a delegate.
  private func ask<Answer>(_ question: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
    guard let bar, let delegate = bar.delegate else { return nil }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    ask { $0.searchBarTextDidBeginEditing($1) }
    bar?.onBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } ?? true }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    ask { $0.searchBarTextDidEndEditing($1) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask { $0.searchBarSearchButtonClicked($1) }
    return true
  }
}
