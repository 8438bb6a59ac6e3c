import Foundation

/// What is at a path, through links.
struct FileStatus {
  enum Kind { case file, folder, other }

  /// Anything that is neither a plain file nor a folder is `other`: a device, a pipe, a socket.
  let kind: Kind
  /// Who may do what with it, as in `stat(2)`.
  let mode: mode_t

  /// Nil when nothing is there.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    mode = status.st_mode
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }
}
