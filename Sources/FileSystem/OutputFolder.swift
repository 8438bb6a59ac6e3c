import Foundation

/// A folder that is filled aside, under a name that begins with a dot, and then put in the place of the one before. It
/// appears as a whole or not at all, also when the program is told to stop meanwhile.
package struct OutputFolder: Sendable {
  /// Where the folder will be; a link is followed.
  package let path: String
  private let aside: String
  /// Where the folder before it goes until it is taken away.
  private let replaced: String

  /// Begins a folder; nothing of an earlier attempt is left in it.
  package init(_ path: String) throws(UserFacingError) {
    guard let target = try? OutputFile.destination(of: path) else { throw Self.refusal(path, SystemError(ELOOP)) }
    let (parent, name) = (OutputFile.folder(of: target), OutputFile.name(of: target))
    (self.path, aside, replaced) = (target, "\(parent)/.\(name).part", "\(parent)/.\(name).old")
    try? FileManager.default.removeItem(atPath: aside)
    Unfinished.change { $0.insert(aside) }
    do throws(SystemError) {
      try OutputFile.makeFolder(aside)
    } catch {
      discard()
      throw Self.refusal(self.path, error)
    }
  }

  /// Writes a file of the folder, making those that it goes into. Errors call it by the path that it will have.
  package func write(_ data: Data, to name: String) throws(UserFacingError) {
    try OutputFile.write(data, to: file(name), called: "\(path)/\(name)")
  }

  /// Writes a text in UTF-8.
  package func write(_ text: String, to name: String) throws(UserFacingError) { try write(Data(text.utf8), to: name) }

  /// Where a file of the folder is for now, for what writes or reads it by itself.
  package func file(_ name: String) -> String { "\(aside)/\(name)" }

  /// Puts the folder in its place.
  ///
  /// - Parameter overwrites: Whether a folder that has something in it gives way; an empty one always does.
  package func finish(overwrites: Bool = true) throws(UserFacingError) {
    // Without a folder before it, one from an earlier attempt may be the only copy.
    if overwrites, FileStatus(of: path) != nil { try? FileManager.default.removeItem(atPath: replaced) }
    do {
      try Unfinished.change { (paths) throws(SystemError) in
        let isReplacing = overwrites && rename(path, replaced) == 0
        guard rename(aside, path) == 0 else {
          let error = SystemError(errno)
          if isReplacing { rename(replaced, path) }
          throw error
        }
        paths.remove(aside)
        if isReplacing { paths.insert(replaced) }
      }
    } catch {
      discard()
      throw Self.refusal(path, error)
    }
    if overwrites { remove(replaced) }
  }

  /// Takes away what has been written.
  package func discard() {
    remove(aside)
    Unfinished.removeEmptyFolders()
  }

  private func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    Unfinished.change { $0.remove(path) }
  }

  private static func refusal(_ path: String, _ error: SystemError) -> UserFacingError {
    UserFacingError(
      "The folder \(path) cannot be written (\(error.reason)): check that the folder it goes into may be written to, and that it "
        + "may be replaced.")
  }
}
