import InterludeLab

@main enum Main {
  static func main() { Interlude.run(scenes: Scene.gallery) }
}
