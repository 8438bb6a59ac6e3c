import UIKit

class PhotoGridViewController: UICollectionViewController, PhotoActions, PhotoLoaderDelegate {
    let loader = PhotoLoader()
    private var sizeObservation: NSKeyValueObservation?
    lazy var placeholders = [#imageLiteral(resourceName: "page-1"), #imageLiteral(resourceName: "page-2")]
    lazy var failure = #imageLiteral(resourceName: "page-3")
    var count = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
        if let layout = collectionViewLayout as? UICollectionViewFlowLayout {
            layout.itemSize = CGSize(width: 120, height: 120)
            layout.minimumInteritemSpacing = 10
        }
        sizeObservation = collectionView.observe(\.contentSize) { [weak self] collectionView, _ in
            guard self?.isViewLoaded ?? false else { return }
            Log.write("content \(Int(collectionView.contentSize.height))")
        }
        loader.delegate = self
        loader.start()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Log.write("photo \(indexPath.item)")
    }

    func photoPressed(_ sender: Any?) {
        guard let cell = sender as? PhotoCell else { return }
        Log.write("pressed \(collectionView.indexPath(for: cell)?.item ?? -1)")
    }

    func photoLoader(_ loader: PhotoLoader, didLoad count: Int) { Log.write("loaded \(count)") }
}
