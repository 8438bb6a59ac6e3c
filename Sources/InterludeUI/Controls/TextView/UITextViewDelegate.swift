import Foundation

/// Decides on what is written in a text view, and hears of it and of scrolling. Every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true without the method.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end; true without the method. Not asked where the end is forced.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun. The keyboard has been told of before.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what a person types or deletes may change the text; true without the method. The range is in UTF-16 units, and the
  /// text is empty where something is deleted; Return is a line feed.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text has changed by being edited.
  func textViewDidChange(_ textView: UITextView)
  /// The selection or the insertion point has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
