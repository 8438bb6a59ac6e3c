import CCairo
import DisplayList
import Foundation

/// Draws display lists with Cairo on the CPU, as a program that uses Cairo would: pictures are handed to it once, colours
/// and shapes with every frame.
final class CairoRenderer {
  private var pictures: [CGImage: CairoPicture] = [:]

  /// Draws a frame on black, into premultiplied `0xAARRGGBB` pixels without padding.
  func render(
    _ list: DisplayList, scale: CGFloat, into pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int
  ) {
    let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let context = cairo_create(surface) else { preconditionFailure("Cairo always returns a context") }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
    var drawing = CairoDrawing(context, scale: scale) { [self] image in picture(of: image) }
    for command in list.commands { drawing.draw(command) }
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    precondition(status == CAIRO_STATUS_SUCCESS, String(cString: cairo_status_to_string(status)))
  }

  private func picture(of image: CGImage) -> CairoPicture {
    if let picture = pictures[image] { return picture }
    let picture = CairoPicture(image)
    pictures[image] = picture
    return picture
  }
}
