import Foundation

/// The bytes of a file, as they are in the system's memory: nothing is copied, and what is never looked at is never read.
///
/// For files that nobody shortens, as of an installed font, which an update replaces: what is cut off from under a map is gone.
package final class MappedFile {
  /// Valid as long as the object is.
  package let bytes: UnsafeRawBufferPointer

  /// Maps a plain file; nil for one that cannot be read, and for an empty one.
  package init?(_ path: String) {
    guard let file = try? Descriptor(opening: path, O_RDONLY) else { return nil }
    defer { try? file.close() }
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file.number, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
