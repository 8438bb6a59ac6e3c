//
//  CardViewDelegate.swift
//

import UIKit

@objc public protocol CardViewDelegate: NSObjectProtocol {
    func cardViewDidAppear(_ cardView: CardView)
    @objc optional func cardView(_ cardView: CardView, didMoveTo point: CGPoint)
    @objc optional func cardView(
        _ cardView: CardView,
        shouldReturnFrom point: CGPoint
    ) -> Bool
    @objc optional func cardViewDidTap(_ cardView: CardView)
    @objc optional var cardCornerRadius: CGFloat { get }
}

@objc protocol CardDataSource {
    func numberOfCards() -> Int
    @objc optional func titleOfCard(at index: Int) -> String?
    @objc optional func colorOfCard(at index: Int) -> UIColor
}
