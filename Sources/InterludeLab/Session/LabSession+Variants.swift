import InterludeUI
import MotionQA

/// Edits that were kept, to return to.
struct Variant {
  /// Such as `Variant 2 · spring ζ 0.68 · 1 s`.
  let title: String
  let edits: MotionEdits
}

extension LabSession {
  /// Whether there are edits in force that are no variant yet.
  var canKeepVariant: Bool { !edits.isEmpty && !variants.contains(where: isInForce) }

  /// Keeps the edits in force as a variant, once.
  func keepVariant() {
    guard !edits.isEmpty else { return onNotice("Nothing is edited: change a curve, and V keeps it as a variant.") }
    if let known = variants.first(where: { $0.edits == edits }) { return onNotice("Kept already: \(known.title)") }
    let call = selectedCall?.parameters
    let words = [
      "Variant \(variants.count + 1)", call?.spec.words, call?.spec.statedDuration.map { Seconds.text($0) },
    ]
    let variant = Variant(title: words.compactMap(\.self).joined(separator: " · "), edits: edits)
    variants.append(variant)
    onNotice("\(variant.title): kept under Takes")
  }

  /// Returns to a variant, which is taken back as an edit is; to the take as it was built for the variant in force.
  func toggle(_ variant: Variant) { exchange(for: isInForce(variant) ? MotionEdits() : variant.edits) }

  func isInForce(_ variant: Variant) -> Bool { variant.edits == edits }
}
