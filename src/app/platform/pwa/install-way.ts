/** A browser's description of itself and its device. */
export type Device = {
  userAgent: string;
  /** Names from the client hints (`navigator.userAgentData.brands`); none where a browser has no client hints. */
  brands: readonly string[];
  /** Fingers that the screen feels at once. */
  touchPoints: number;
  /** Runs as an installed app. */
  standalone: boolean;
};

/** The ways to install the app where the browser does not offer it by itself. `in-app` is the browser inside another app, which cannot. */
export type InstallWay =
  | 'safari-iphone'
  | 'safari-iphone-menu'
  | 'safari-ipad'
  | 'ios-browser'
  | 'samsung'
  | 'firefox'
  | 'in-app-ios'
  | 'in-app-android';

/** Apps that show pages in a browser of their own, and Android's mark of any such browser. */
const inApp =
  /KAKAOTALK|Instagram|FBAN\/|FBAV\/|FB_IAB|\bLine\/|NAVER\(inapp|DaumApps|everytimeApp|MicroMessenger|\bGSA\/|; wv\)/i;
const iosBrowser = /\b(?:CriOS|FxiOS|EdgiOS|OPT|Whale|DuckDuckGo)\//;

/** Since this version Safari on a phone has its share button behind "…" as it comes. */
const SAFARI_WITH_MENU = 26;

/**
 * The way to install on a device, or null where there is none to explain: it is installed, the browser offers it by itself, or cannot.
 * Safari on a Mac tells neither whether its macOS has "Add to Dock" nor that it is done, so it has none.
 */
export function installWay(device: Device): InstallWay | null {
  if (device.standalone) return null;
  if (isIos(device)) return iosWay(device);
  const { userAgent, brands } = device;
  const samsung = userAgent.includes('SamsungBrowser/') || brands.includes('Samsung Internet');
  const android = userAgent.includes('Android');
  if (android && (inApp.test(userAgent) || brands.includes('Android WebView'))) return 'in-app-android';
  if (samsung) return 'samsung';
  return android && userAgent.includes('Firefox/') ? 'firefox' : null;
}

function iosWay({ userAgent }: Device): InstallWay {
  // Views of pages inside apps do not name Safari, unless their app adds it.
  if (inApp.test(userAgent) || !userAgent.includes('Safari/')) return 'in-app-ios';
  if (iosBrowser.test(userAgent)) return 'ios-browser';
  if (!/iPhone|iPod/.test(userAgent)) return 'safari-ipad';
  const version = Number(/Version\/(\d+)/.exec(userAgent)?.[1]);
  return version >= SAFARI_WITH_MENU ? 'safari-iphone-menu' : 'safari-iphone';
}

/** An iPad calls itself a Macintosh; no Macintosh has a touch screen. */
function isIos({ userAgent, touchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}

type Hints = { brands?: readonly { brand: string }[] };

/** The device that this page is on. */
export function thisDevice(): Device {
  const hints: Hints | undefined =
    'userAgentData' in navigator ? (navigator.userAgentData as Hints) : undefined;
  return {
    userAgent: navigator.userAgent,
    brands: (hints?.brands ?? []).map(({ brand }) => brand),
    touchPoints: navigator.maxTouchPoints,
    standalone:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
  };
}
