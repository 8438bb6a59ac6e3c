import InterludeUI
import Testing

@testable import InterludeLab

struct StatusBarAppearanceTests {
  private final class Night: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844))

  /// The style after a night screen was presented in a style.
  private func style(
    presenting presentation: UIModalPresentationStyle, captures: Bool = false, dismissing: Bool = false
  ) -> UIStatusBarStyle {
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let night = Night()
      night.modalPresentationStyle = presentation
      night.modalPresentationCapturesStatusBarAppearance = captures
      root.present(night, animated: false)
      stage.advance(to: 1)
      if dismissing { root.dismiss(animated: true) }
      return StatusBarAppearance(over: window).style
    }
  }

  @Test func aFullScreenPresentationTakesTheStatusBarOver() {
    #expect(style(presenting: .fullScreen) == .lightContent)
  }

  @Test func otherPresentationsLeaveItToThePresenter() {
    #expect(style(presenting: .overFullScreen) == .default)
  }

  @Test func oneThatCapturesTheStatusBarTakesItOverToo() {
    #expect(style(presenting: .overFullScreen, captures: true) == .lightContent)
  }

  @Test func itIsGivenBackAsSoonAsTheDismissalBegins() {
    #expect(style(presenting: .fullScreen, dismissing: true) == .default)
  }

  @Test func behindASheetItIsWrittenOnBlackAndTheHomeIndicatorOnTheSheet() {
    stage.safeAreaInsets.top = 47
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      root.present(sheet, animated: false)
      stage.advance(to: 1)
      stage.commit()
      #expect(StatusBarAppearance(over: window).style == .lightContent)
      #expect(StatusBarAppearance(over: window).indicatorStyle == .default)
      sheet.sheetPresentationController?.detents = [.medium()]
      stage.commit()
      #expect(StatusBarAppearance(over: window).style == .default)
    }
  }

  @Test(arguments: [UIStatusBarAnimation.fade, .slide]) func aHiddenOneFadesOrSlidesAway(
    animation: UIStatusBarAnimation
  ) {
    stage.asCurrent {
      let bar = StatusBarWindow()
      let clock = bar.subviews[0]
      let place = clock.frame

      bar.appearance = StatusBarAppearance(isHidden: true, animation: animation, isIndicatorHidden: true)

      #expect(animation == .fade ? clock.alpha == 0 && clock.frame == place : clock.alpha == 1 && clock.frame.maxY < 0)
      #expect(bar.subviews.last?.alpha == 0)
      bar.appearance = StatusBarAppearance()
      #expect(clock.alpha == 1 && clock.frame == place && bar.subviews.last?.alpha == 1)
    }
  }

  @Test func theTopOfANavigationStackDecides() {
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: Night())
      window.makeKeyAndVisible()
      #expect(StatusBarAppearance(over: window).style == .lightContent)
    }
  }
}
