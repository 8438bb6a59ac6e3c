/// A picture among the letters of a text, in the place of the character U+FFFC.
open nonisolated class NSTextAttachment: NSObject {
  private let header = FoundationHeader()

  /// The character that an attachment stands at: U+FFFC, the object replacement character.
  public class var character: Int { 0xFFFC }

  /// What is shown; nil, unless set, for nothing.
  open var image: UIImage?
  /// Where the picture is, in points from its place on the baseline, y upwards. With a width or a height of 0, as it is unless set, the
  /// picture is as large as it is by itself.
  open var bounds: CGRect = .zero

  /// One without a picture.
  public override init() {}

  /// One with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of one character, at which an attachment stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
  }
}
