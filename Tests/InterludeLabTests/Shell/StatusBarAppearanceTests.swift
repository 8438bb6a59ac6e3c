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
      sheet.view.backgroundColor = .white
      sheet.modalPresentationStyle = .pageSheet
      root.present(sheet, animated: false)
      stage.advance(to: 1)
      stage.commit()
      #expect(StatusBarAppearance(over: window).style == .lightContent)
      #expect(!StatusBarAppearance(over: window).isIndicatorLight)
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

      bar.show(StatusBarAppearance(isHidden: true, animation: animation, isIndicatorHidden: true), animated: true)

      #expect(animation == .fade ? clock.alpha == 0 && clock.frame == place : clock.alpha == 1 && clock.frame.maxY < 0)
      #expect(bar.subviews.last?.alpha == 0)
      bar.show(StatusBarAppearance(), animated: true)
      #expect(clock.alpha == 1 && clock.frame == place && bar.subviews.last?.alpha == 1)
    }
  }

  /// As on an iPhone: a bar that shows decides by its style.
  @Test func theTopOfANavigationStackDecidesWhereThereIsNoBar() {
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: Night())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      #expect(StatusBarAppearance(over: window).style == .default)
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(StatusBarAppearance(over: window).style == .lightContent)
    }
  }

  /// Of what is on show: black, white, a dark picture on white, white under a veil, and what has moved away.
  @Test func theHomeIndicatorIsLightOnDarkAndDarkOnLight() throws {
    try stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let isLight = { StatusBarAppearance(over: window).isIndicatorLight }
      window.backgroundColor = .black
      #expect(isLight())

      let page = UIView(frame: window.bounds)
      page.backgroundColor = .white
      window.addSubview(page)
      #expect(!isLight())

      let picture = try UIImageView(
        image: UIImage(cgImage: #require(CGImage(width: 1, height: 1, pixels: [0xFF10_2030]))))
      picture.frame = page.bounds
      page.addSubview(picture)
      #expect(isLight())

      picture.transform = CGAffineTransform(translationX: 0, y: -100)
      #expect(!isLight())

      let veil = UIView(frame: window.bounds)
      veil.backgroundColor = UIColor(white: 0, alpha: 0.9)
      window.addSubview(veil)
      #expect(isLight())
      veil.alpha = 0.2
      #expect(!isLight())
    }
  }

  @Test func whatOnlyPassesDoesNotChangeTheHomeIndicator() {
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.backgroundColor = .black
      #expect(!StatusBarAppearance(over: window, isInTransition: true).isIndicatorLight)
    }
  }

  @Test func onAMiddlingGroundTheHomeIndicatorKeepsItsColour() {
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.backgroundColor = UIColor(white: 0.4, alpha: 1)
      let light = StatusBarAppearance(isIndicatorLight: true)
      #expect(StatusBarAppearance(over: window, after: light).isIndicatorLight)
      #expect(!StatusBarAppearance(over: window).isIndicatorLight)
    }
  }

  @Test func coloursFade() throws {
    try stage.asCurrent {
      let bar = StatusBarWindow()
      bar.isHidden = false
      let indicator = try #require(bar.subviews.last)
      bar.show(StatusBarAppearance(style: .lightContent, isIndicatorLight: true), animated: true)
      stage.advance(to: 0.125)
      let middle = try #require(indicator.layer.presentation()?.backgroundColor)
      #expect(abs(middle.red - 0.5) < 0.02)

      stage.advance(to: 0.25)
      #expect(indicator.layer.presentation()?.backgroundColor?.red == 1)
      bar.show(StatusBarAppearance(), animated: false)
      #expect(indicator.layer.presentation()?.backgroundColor?.red == 0)
    }
  }
}
