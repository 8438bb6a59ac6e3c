// Names that UIKit gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `UICollectionView.elementKindSectionHeader`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public nonisolated let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// What Swift 4 calls `UICollectionView.elementKindSectionFooter`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public nonisolated let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// What Swift 4 calls `UIScrollView.DecelerationRate.fast`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public nonisolated let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// What Swift 4 calls `UIScrollView.DecelerationRate.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public nonisolated let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// What Swift 4 calls `UISegmentedControl.noSegment`.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
public nonisolated let UISegmentedControlNoSegment = UISegmentedControl.noSegment

/// What Swift 4 calls `UITableView.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public nonisolated let UITableViewAutomaticDimension = UITableView.automaticDimension
