export type Device = {
  userAgent: string;
  brands: readonly string[];
  touchPoints: number;
  standalone: boolean;
};

/** Ways to install the app if the browser offers no prompt. `in-app` is the browser inside another app, which cannot install. */
export type InstallWay =
  | 'safari-iphone'
  | 'safari-iphone-menu'
  | 'safari-ipad'
  | 'ios-browser'
  | 'samsung'
  | 'firefox'
  | 'in-app-ios'
  | 'in-app-android';

const inApp =
  /KAKAOTALK|Instagram|FBAN\/|FBAV\/|FB_IAB|\bLine\/|NAVER\(inapp|DaumApps|everytimeApp|MicroMessenger|\bGSA\/|; wv\)/i;
const iosBrowser = /\b(?:CriOS|FxiOS|EdgiOS|OPT|Whale|DuckDuckGo)\//;

/** Since this version, Safari on a phone has its share button behind "…" by default. */
const SAFARI_WITH_MENU = 26;

/**
 * Returns the way to install on a device, or null if there is nothing to explain: already installed, prompt available, or impossible. Also null for
 * Safari on a Mac, which reveals neither support for "Add to Dock" nor if it was done.
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

/** Also true for an iPad, which identifies as a Macintosh but has a touch screen. */
function isIos({ userAgent, touchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}

type Hints = { brands?: readonly { brand: string }[] };

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
