#if Adoption
  import FileSystem
  import Foundation
  import SourceAdoption

  /// The Swift files of a folder, without those that belong to others: of hidden folders, such as `.build`, and of the folders into which
  /// package managers and Xcode put dependencies.
  struct SourceFolder {
    /// Where the folder is.
    let path: String
    /// The files' paths in the folder, sorted.
    let names: [String]

    /// Throws a sentence if there is no such folder.
    ///
    /// - Parameter output: A folder of rewritten files, which is left out if it lies in the folder.
    init(_ path: String, without output: String? = nil) throws(UserFacingError) {
      guard Self.isFolder(path), let found = FileManager.default.enumerator(atPath: Self.location(path)) else {
        throw UserFacingError("There is no folder \(path): name the one with the source files.")
      }
      let output = output.map(Self.location)
      var names: [String] = []
      while let name = found.nextObject() as? String {
        let place = "\(path)/\(name)"
        let isHidden = OutputFile.name(of: name).hasPrefix(".")
        if !Self.isFolder(place) {
          if name.hasSuffix(".swift"), !isHidden { names.append(name) }
        } else if isHidden || ofOthers.contains(OutputFile.name(of: name)) || Self.location(place) == output {
          found.skipDescendants()
        }
      }
      (self.path, self.names) = (path, names.sorted())
    }

    /// All of the files. Throws a sentence that names the first that cannot be read, or is not in UTF-8.
    func read() throws(UserFacingError) -> [SourceFile] {
      var files: [SourceFile] = []
      for name in names { files.append(SourceFile(path: name, text: try Self.read("\(path)/\(name)"))) }
      return files
    }

    /// What a file says.
    static func read(_ path: String) throws(UserFacingError) -> String {
      let data: Data
      do { data = try InputFile.read(path) } catch {
        throw UserFacingError("\(path) cannot be read (\(error.reason)): check that it is a file and may be read.")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw UserFacingError("\(path) is not written in UTF-8: save it so.")
      }
      return text
    }

    /// Writes files into a folder. Throws a sentence before anything is written if one of them cannot be, or is protected against it.
    static func write(_ files: [SourceFile], to folder: String) throws(UserFacingError) {
      for file in files {
        let path = "\(folder)/\(file.path)"
        try OutputFile.check(path)
        if FileManager.default.fileExists(atPath: path), !isWritable(path) {
          throw UserFacingError(
            "\(path) is protected against writing, so no file has been rewritten: allow it, or name another folder with --output."
          )
        }
      }
      for file in files { try OutputFile.write(file.text, to: "\(folder)/\(file.path)") }
    }

    private static func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether its owner or others may write it: for the administrator, `access(2)` says so of any file.
    private static func isWritable(_ path: String) -> Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0o222
      return mode & 0o222 != 0 && FileManager.default.isWritableFile(atPath: path)
    }

    private static func location(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
  }

  /// Folders of CocoaPods, Carthage, npm, and of Xcode's builds.
  private let ofOthers: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData"]
#endif
