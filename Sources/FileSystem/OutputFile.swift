import Foundation

/// Files that appear as a whole or not at all, also when the program is told to stop meanwhile.
public enum OutputFile {
  /// Writes a file, making the folders that it goes into. A link is followed; a device or a pipe is written to as it is.
  public static func write(_ data: Data, to path: String) throws(UserFacingError) {
    try write(data, to: path, called: path)
  }

  /// - Parameter name: What errors call the file.
  static func write(_ data: Data, to path: String, called name: String) throws(UserFacingError) {
    do throws(SystemError) {
      let known = FileStatus(of: path)
      if known?.kind == .other { return try pour(data, into: path) }
      let target = try destination(of: path)
      try makeFolder(folder(of: target))
      try replace(target, with: data, mode: known?.mode)
    } catch {
      throw refusal(name, error.reason)
    }
  }

  /// Writes a text in UTF-8.
  public static func write(_ text: String, to path: String) throws(UserFacingError) {
    try write(Data(text.utf8), to: path)
  }

  /// Throws what would keep a file from being written, before the work that makes it is done. Makes no folder yet.
  public static func check(_ path: String) throws(UserFacingError) {
    let known = FileStatus(of: path)
    if known?.kind == .folder { throw refusal(path, SystemError(EISDIR).reason) }
    if known?.kind == .other { return }
    guard let target = try? destination(of: path) else { throw refusal(path, SystemError(ELOOP).reason) }
    let (folder, status) = nearestThing(above: target)
    guard status?.kind == .folder else { throw refusal(path, SystemError(ENOTDIR).reason) }
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(path, SystemError(errno).reason) }
  }

  /// The first on the way up from a path that is there: the folder that it goes into, or in which that will be made.
  private static func nearestThing(above path: String) -> (path: String, FileStatus?) {
    var path = folder(of: path)
    while path != ".", path != "/" {
      if let status = FileStatus(of: path) { return (path, status) }
      path = folder(of: path)
    }
    return (path, FileStatus(of: path))
  }

  /// Makes a folder and those above it, as far as they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    try Unfinished.change { (_) throws(SystemError) in
      let missing = sequence(first: path) { folder(of: $0) }.prefix { FileStatus(of: $0) == nil && $0 != "." }
      for folder in missing.reversed() {
        if mkdir(folder, 0o777) == 0 {
          Unfinished.note(folders: [folder])
        } else if errno != EEXIST {
          // Another thread or program may make the same.
          throw SystemError(errno)
        }
      }
      guard FileStatus(of: path)?.kind == .folder else { throw SystemError(ENOTDIR) }
    }
  }

  /// Where a path leads through links, the last of which may lead to what is not there yet.
  static func destination(of path: String) throws(SystemError) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0...40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
    }
    throw SystemError(ELOOP)
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[$0...].dropFirst()) } ?? path
  }

  private static func replace(_ path: String, with data: Data, mode: mode_t?) throws(SystemError) {
    let aside = "\(folder(of: path))/.\(name(of: path)).part"
    var opened: Descriptor?
    try Unfinished.change { (paths) throws(SystemError) in
      opened = try Descriptor(opening: aside, O_WRONLY | O_CREAT | O_TRUNC)
      paths.insert(aside)
    }
    guard let file = opened else { return }
    if let mode { file.setMode(mode) }
    let end = Result { () throws(SystemError) in try file.finish(with: data) }
    try Unfinished.change { (paths) throws(SystemError) in
      paths.remove(aside)
      do throws(SystemError) {
        try end.get()
        guard rename(aside, path) == 0 else { throw SystemError(errno) }
      } catch {
        unlink(aside)
        throw error
      }
    }
  }

  private static func pour(_ data: Data, into path: String) throws(SystemError) {
    try Descriptor(opening: path, O_WRONLY).finish(with: data)
  }

  private static func refusal(_ path: String, _ reason: String) -> UserFacingError {
    UserFacingError(
      "\(path) cannot be written (\(reason)): check that its folder exists, may be written to and has room.")
  }
}
