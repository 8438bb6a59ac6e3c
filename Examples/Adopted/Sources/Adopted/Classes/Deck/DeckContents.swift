import UIKit

class PlainContents: NSObject, CardDataSource {
    func numberOfCards() -> Int { return 3 }
}

class NamedContents: PlainContents {
    func titleOfCard(at index: Int) -> String? { return index == 0 ? nil : "Card \(index)" }
}

final class Contents: NSObject {}

extension Contents: CardDataSource {
    func numberOfCards() -> Int { return 1 }
    func colorOfCard(at index: Int) -> UIColor { return .red }
}

final class DeckLister {
    weak var dataSource: CardDataSource?

    func list() -> [String] {
        guard let dataSource = dataSource else { return [] }
        let canName = dataSource.responds(to: #selector(CardDataSource.titleOfCard(at:)))
        return (0..<dataSource.numberOfCards()).map { index in
            let title = dataSource.titleOfCard?(at: index) ?? "Untitled"
            if let color = dataSource.colorOfCard?(at: index) {
                return "\(title) in \(color == .red ? "red" : "another")"
            }
            return canName ? title : title.lowercased()
        }
    }
}
