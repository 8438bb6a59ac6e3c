import CSDL2
import DisplayList
import FileSystem
import Foundation

/// One font file, opened twice: at a large size to measure with, and at whatever size is being drawn.
///
/// Nothing is hinted. Measures come from an em of 4096 pixels, so they do not depend on the size that text is drawn at;
/// a drawn line differs from its measure by less than a quarter of a pixel.
final class FontFace {
  /// Pixels of the em that measures are taken at.
  private static let em = 4096
  /// Larger text is not drawn: an em in pixels, and the area of a run in samples.
  private static let largestSize: CGFloat = 2048
  private static let largestArea: CGFloat = 33_554_432

  private static let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
  private static let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)

  private let engine: FontEngine
  /// The file, in memory: glyphs are looked for all over it, and a file would be sought and read for each.
  private let file: MappedFile
  private let ruler: OpaquePointer
  private let pen: OpaquePointer
  private var penSize: Int32 = 0

  /// Opens a file; nil when it is no usable font.
  init?(path: String, engine: FontEngine) {
    guard let file = MappedFile(path),
      let ruler = Self.open(file, size: Int32(Self.em))
    else { return nil }
    guard let pen = Self.open(file, size: 16) else {
      TTF_CloseFont(ruler)
      return nil
    }
    for font in [ruler, pen] {
      TTF_SetFontHinting(font, TTF_HINTING_NONE)
      TTF_SetFontKerning(font, 1)
    }
    (self.engine, self.file, self.ruler, self.pen) = (engine, file, ruler, pen)
  }

  /// A font that reads a file's bytes for as long as it is open.
  private static func open(_ file: MappedFile, size: Int32) -> OpaquePointer? {
    guard let bytes = SDL_RWFromConstMem(file.bytes.baseAddress, Int32(clamping: file.bytes.count)) else { return nil }
    return TTF_OpenFontRW(bytes, 1, size)
  }

  @MainActor deinit {
    TTF_CloseFont(pen)
    TTF_CloseFont(ruler)
  }

  /// Whether the font has a glyph for a character.
  func provides(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || TTF_GlyphIsProvided32(ruler, $0.value) != 0
    }
  }

  /// The printable characters of ASCII.
  nonisolated static let plain: ClosedRange<UInt8> = 0x20...0x7E

  /// Whether the font has a glyph for each of them.
  private(set) lazy var providesPlain = Self.plain.allSatisfy { TTF_GlyphIsProvided32(ruler, UInt32($0)) != 0 }

  /// The measures of a face whose em is one point.
  private(set) lazy var metrics = FontMetrics(
    ascender: CGFloat(TTF_FontAscent(ruler)) / CGFloat(Self.em),
    descender: CGFloat(TTF_FontDescent(ruler)) / CGFloat(Self.em),
    lineHeight: CGFloat(TTF_FontLineSkip(ruler)) / CGFloat(Self.em),
    capHeight: CGFloat(bounds(of: "H", in: ruler).top) / CGFloat(Self.em),
    xHeight: CGFloat(bounds(of: "x", in: ruler).top) / CGFloat(Self.em))

  /// The advance width of a run of text, in ems.
  func advance(of run: String) -> CGFloat {
    guard let first = run.unicodeScalars.first, let last = run.unicodeScalars.last else { return 0 }
    var width: Int32 = 0
    guard TTF_SizeUTF8(ruler, run, &width, nil) == 0 else { return 0 }
    // The library measures to the outer edges of the first and last glyph where these stick out of their advance.
    let overhang = max(0, -bounds(of: first, in: ruler).left) + max(0, bounds(of: last, in: ruler).rightOverhang)
    return CGFloat(width - overhang) / CGFloat(Self.em)
  }

  /// Draws a run of text whose baseline starts at a whole column, counted in samples, and a whole row.
  ///
  /// - Parameter advance: Its width, in ems.
  func draw(
    _ run: String, advance: CGFloat, pixelsPerEm: CGFloat, column: CGFloat, baseline: CGFloat,
    into mask: inout CoverageMask
  ) {
    guard let column = Int(exactly: column), let baseline = Int(exactly: baseline) else { return }
    let width = advance * pixelsPerEm * CGFloat(CoverageMask.samplesPerPixel)
    guard setPenSize(pixelsPerEm), width > 0, width * CGFloat(TTF_FontHeight(pen)) <= Self.largestArea,
      // Each of its bytes says how much of a sample is covered.
      let surface = TTF_RenderUTF8_Shaded(pen, run, Self.white, Self.black)
    else { return }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return }

    let origin = origin(of: run, surfaceHeight: surface.pointee.h)
    let block = CoverageBlock(
      samples: pixels.assumingMemoryBound(to: UInt8.self),
      width: Int(surface.pointee.w), height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch))
    mask.add(block, column: column - Int(origin.column), row: baseline - Int(origin.row))
  }

  /// Where a run's baseline starts in its surface, which begins further left and above the ascender where glyphs reach
  /// out that far, and does not say so itself.
  private func origin(of run: String, surfaceHeight: Int32) -> (column: Int32, row: Int32) {
    let left = run.unicodeScalars.first.map { bounds(of: $0, in: pen).left } ?? 0
    let bottom = run.unicodeScalars.map { bounds(of: $0, in: pen).bottom }.min() ?? 0
    let (ascent, height) = (TTF_FontAscent(pen), TTF_FontHeight(pen))
    // Stacked accents rise higher than any glyph's own box tells; below the line nothing stacks.
    let below = max(0, ascent - bottom - height)
    return (column: max(0, -left), row: ascent + surfaceHeight - height - below)
  }

  /// Sizes are whole points at a whole resolution; at one dot an inch a point is 1/72 of a pixel, which is fine enough.
  /// The horizontal resolution makes glyphs as many times wider as there are samples in a pixel.
  private func setPenSize(_ pixelsPerEm: CGFloat) -> Bool {
    guard pixelsPerEm <= Self.largestSize else { return false }
    let size = Int32((pixelsPerEm * 72).rounded())
    guard size != penSize else { return true }
    penSize = size
    return TTF_SetFontSizeDPI(pen, size, UInt32(CoverageMask.samplesPerPixel), 1) == 0
  }

  private func bounds(of scalar: Unicode.Scalar, in font: OpaquePointer) -> GlyphBounds {
    var bounds = GlyphBounds()
    var (right, advance): (Int32, Int32) = (0, 0)
    TTF_GlyphMetrics32(font, scalar.value, &bounds.left, &right, &bounds.bottom, &bounds.top, &advance)
    bounds.rightOverhang = right - advance
    return bounds
  }
}

/// A glyph's box in pixels, from its origin right and up, and how far it reaches beyond its advance; zero for a glyph
/// that cannot be loaded.
private struct GlyphBounds {
  var left: Int32 = 0
  var bottom: Int32 = 0
  var top: Int32 = 0
  var rightOverhang: Int32 = 0
}
