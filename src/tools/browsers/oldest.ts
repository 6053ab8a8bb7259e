/**
 * The oldest browsers that the product works in: whatever the build does for browsers, and what the README and the notice to older ones
 * say, is derived from or held to this list. `build` are Vite's names, `data` those of browser-compat-data; Samsung Internet 22 is
 * Chromium 111.
 */
export const oldestBrowsers = [
  { name: 'Safari', also: 'iOS', version: '16.4', build: ['safari', 'ios'], data: ['safari', 'safari_ios'] },
  {
    name: 'Chrome',
    version: '111',
    build: ['chrome', 'edge'],
    data: ['chrome', 'chrome_android', 'edge'],
  },
  {
    name: 'Samsung Internet',
    ko: '삼성 인터넷',
    version: '22',
    build: [],
    data: ['samsunginternet_android'],
  },
  { name: 'Firefox', version: '121', build: ['firefox'], data: ['firefox', 'firefox_android'] },
] as const;

/** Build targets of scripts and style sheets: `chrome111`, `ios16.4`. */
export const buildTargets: string[] = oldestBrowsers.flatMap(({ build, version }) =>
  build.map((name) => name + version),
);

type OldestBrowser = (typeof oldestBrowsers)[number];

/** A browser of the list as people who speak English call it: `Safari 16.4 (iOS 16.4)`. */
export function englishName({ name, version, ...others }: OldestBrowser): string {
  return 'also' in others ? `${name} ${version} (${others.also} ${version})` : `${name} ${version}`;
}

/** The same for readers of either language: `삼성 인터넷 Samsung Internet 22`. */
export function bilingualName(browser: OldestBrowser): string {
  return ('ko' in browser ? `${browser.ko} ` : '') + englishName(browser);
}

/**
 * The condition of `@supports` that the list's browsers fulfil and all older ones do not, each with a part that came with it: `lh` is
 * of Safari 16.4, `color-mix()` of Chrome 111 and Samsung Internet 22, `:has()` of Firefox 121. A change of the list changes it too.
 */
export const supportsCondition = '(width:1lh) and (color:color-mix(in srgb,red,red)) and selector(:has(a))';
