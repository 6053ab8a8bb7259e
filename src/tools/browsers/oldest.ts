/**
 * The oldest supported browsers. Build targets, the README and the notice to older browsers are derived from this list or checked against it. `build`
 * are Vite's names, `data` those of browser-compat-data; Samsung Internet 22 is Chromium 111.
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

export const buildTargets: string[] = oldestBrowsers.flatMap(({ build, version }) =>
  build.map((name) => name + version),
);

type OldestBrowser = (typeof oldestBrowsers)[number];

export function englishName({ name, version, ...others }: OldestBrowser): string {
  return 'also' in others ? `${name} ${version} (${others.also} ${version})` : `${name} ${version}`;
}

export function bilingualName(browser: OldestBrowser): string {
  return ('ko' in browser ? `${browser.ko} ` : '') + englishName(browser);
}

/**
 * Condition for `@supports` that only browsers of the list fulfill; each part arrived with one of them: `lh` with Safari 16.4, `color-mix()` with
 * Chrome 111 and Samsung Internet 22, `:has()` with Firefox 121. Change it together with the list.
 */
export const supportsCondition = '(width:1lh) and (color:color-mix(in srgb,red,red)) and selector(:has(a))';
