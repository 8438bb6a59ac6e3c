import Foundation
import PackagePlugin

/// Rewrites the Swift files in a target's folder that the target excludes, all of them together, into the plugin's folder.
/// They are compiled with the target; the originals stay as they are.
@main struct AdoptUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let excluded = swiftFiles(in: target.directoryURL).filter { !compiled.contains($0.path) }
    guard !excluded.isEmpty else {
      Diagnostics.remark("AdoptUIKit: \(target.name) excludes no Swift files, so there is nothing to rewrite.")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let names = outputNames(of: excluded)
    return [
      .buildCommand(
        displayName: "Rewriting \(excluded.count) files of \(target.name)",
        executable: try tool(in: context),
        arguments: ["--compile-into", folder.path] + zip(excluded, names).flatMap { [$0.path, $1] },
        inputFiles: excluded, outputFiles: names.map { folder.appending(path: $0) })
    ]
  }

  /// The program that rewrites: one that is there already, if the environment names it, so that the trait and swift-syntax are
  /// not needed; else the package's own.
  private func tool(in context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["INTERLUDE_ADOPT"], !path.isEmpty { return URL(filePath: path) }
    return try context.tool(named: "interlude-adopt").url
  }

  /// Without those of hidden folders, such as `.build` where the target's folder is the package's, and of dependencies.
  private func swiftFiles(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    var files: [URL] = []
    while let url = found?.nextObject() as? URL {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      if isFolder, ["Pods", "Carthage", "node_modules", "DerivedData"].contains(url.lastPathComponent) {
        found?.skipDescendants()
      } else if !isFolder, url.pathExtension == "swift" {
        files.append(url.standardizedFileURL)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Not quite the files' own names: `#fileID` has no folders, and those say that they are the originals.
  private func outputNames(of files: [URL]) -> [String] {
    files.map { $0.deletingPathExtension().lastPathComponent + "+adopted.swift" }
  }
}
