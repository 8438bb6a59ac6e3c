/// A city, and the herb that it smells of.
struct City {
  let name: String
  let country: String
  let herb: String

  static let all = [
    City(name: "Hanoi", country: "Vietnam", herb: "Thai basil"),
    City(name: "Istanbul", country: "Türkiye", herb: "Mint"),
    City(name: "Kyoto", country: "Japan", herb: "Shiso"),
    City(name: "Lisbon", country: "Portugal", herb: "Coriander"),
    City(name: "Marrakesh", country: "Morocco", herb: "Verbena"),
    City(name: "Naples", country: "Italy", herb: "Oregano"),
    City(name: "Oaxaca", country: "Mexico", herb: "Epazote"),
    City(name: "Stockholm", country: "Sweden", herb: "Dill"),
    City(name: "Tbilisi", country: "Georgia", herb: "Tarragon"),
  ]
}
