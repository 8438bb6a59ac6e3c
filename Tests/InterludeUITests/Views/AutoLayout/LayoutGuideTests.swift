import InterludeUI
import Testing

/// Guides: of the safe area, of margins, of scroll views, and of one's own.
@Suite final class LayoutGuideTests: AutoLayoutFixture {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func theSafeAreaKeepsClearOfBars() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = add()
    fill(view, screen.safeAreaLayoutGuide)
    layOut()
    #expect(view.frame == rect(0, 47, 390, 763))
    #expect(screen.safeAreaLayoutGuide.layoutFrame == view.frame)
    controller.additionalSafeAreaInsets.top = 53
    screen.setNeedsLayout()
    layOut()
    #expect(view.frame == rect(0, 100, 390, 710))
  }

  @Test func whatBarsCoverAtTheEdgesIsAGuideOfItsOwn() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = add()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -10),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: controller.topLayoutGuide,
        attribute: .height, multiplier: 100, constant: 0),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    layOut()
    #expect(view.frame == rect(0, 47, 50, 753))
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    controller.additionalSafeAreaInsets.bottom = 66
    screen.setNeedsLayout()
    layOut()
    #expect(view.frame == rect(0, 47, 50, 687))
    #expect(controller.bottomLayoutGuide.length == 100)
  }

  @Test func marginsKeepOffTheEdges() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let (view, inner) = (add(), UIView())
    fill(view, screen.layoutMarginsGuide)
    add(inner, to: view)
    fill(inner, view.layoutMarginsGuide)
    layOut()
    #expect(view.frame == rect(16, 40, 358, 804))
    #expect(inner.frame == rect(8, 8, 342, 788))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    layOut()
    #expect(inner.frame == rect(2, 1, 352, 800))
  }

  @Test func guidesOfOnesOwnSpaceViewsEqually() {
    let views = (0..<2).map { _ in add() }
    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(screen.addLayoutGuide)
    var edge = screen.leadingAnchor
    var constraints: [NSLayoutConstraint] = []
    for (index, guide) in guides.enumerated() {
      constraints.append(guide.leadingAnchor.constraint(equalTo: edge))
      constraints.append(guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor))
      edge = guide.trailingAnchor
      guard index < views.count else { continue }
      constraints.append(views[index].leadingAnchor.constraint(equalTo: edge))
      constraints.append(views[index].widthAnchor.constraint(equalToConstant: 60))
      edge = views[index].trailingAnchor
    }
    constraints.append(edge.constraint(equalTo: screen.trailingAnchor))
    NSLayoutConstraint.activate(constraints)
    layOut()
    // 390 less two views of 60 is 270: thrice 90.
    #expect(views.map(\.frame.minX) == [90, 240])
    #expect(guides.map(\.layoutFrame.minX) == [0, 150, 300])
    #expect(misuses.isEmpty)
    screen.removeLayoutGuide(guides[1])
    #expect(screen.layoutGuides.count == 2)
    #expect(screen.constraints.allSatisfy { $0.firstItem !== guides[1] && $0.secondItem !== guides[1] })
  }

  private func scrollView() -> UIScrollView {
    let scroll = add(UIScrollView())
    scroll.contentInsetAdjustmentBehavior = .never
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.topAnchor.constraint(equalTo: screen.topAnchor), scroll.heightAnchor.constraint(equalToConstant: 300),
    ])
    return scroll
  }

  @Test func contentGivesAScrollViewItsContentSize() {
    let scroll = scrollView()
    let content = add(to: scroll)
    fill(content, scroll.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    layOut()
    #expect(scroll.frame == rect(0, 0, 200, 300))
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    scroll.contentOffset.y = 120
    layOut()
    #expect(content.frame == rect(0, 0, 200, 900))
  }

  @Test func fromInsideAScrollViewsEdgesAreItsContents() {
    let scroll = scrollView()
    let content = add(to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    layOut()
    #expect(content.frame == rect(10, 5, 180, 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 510))
  }

  @Test func whatIsTiedToTheFrameGuideStaysWhileTheContentScrolls() {
    let scroll = scrollView()
    let header = add(to: scroll)
    scroll.contentSize = CGSize(width: 200, height: 2000)
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      header.widthAnchor.constraint(equalToConstant: 50), header.heightAnchor.constraint(equalToConstant: 20),
    ])
    layOut()
    #expect(header.frame == rect(0, 4, 50, 20))
    scroll.contentOffset.y = 70
    layOut()
    #expect(header.frame == rect(0, 74, 50, 20))
    #expect(scroll.contentSize == CGSize(width: 200, height: 2000))
  }
}
