import { describe, expect, it } from 'vitest';
import { installWay, type Device, type InstallWay } from './install-way.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${webkit} ${rest}`;
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} ${rest}`;
const android = (model: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android ${model}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

type Row = [name: string, way: InstallWay | null, userAgent: string, device?: Partial<Device>];

const phones: Row[] = [
  ['Safari 16.4, iPhone', 'safari-iphone', iphone('16_4', 'Version/16.4 Mobile/15E148 Safari/604.1')],
  ['Safari 17.6, iPhone', 'safari-iphone', iphone('17_6_1', 'Version/17.6 Mobile/15E148 Safari/604.1')],
  ['Safari 18.5, iPhone', 'safari-iphone', iphone('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1')],
  // It says iOS 18 from version 26 on.
  ['Safari 26, iPhone', 'safari-iphone-menu', iphone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1')],
  [
    'Safari on an iPad that asks for phone pages',
    'safari-ipad',
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on an iPad as it comes', 'safari-ipad', mac('Version/17.5 Safari/605.1.15'), { touchPoints: 5 }],
  ['Chrome, iPhone', 'ios-browser', iphone('17_7', 'CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1')],
  [
    'Chrome on an iPad as it comes',
    'ios-browser',
    mac('CriOS/131.0.6778.73 Version/11.1.1 Safari/605.1.15'),
    { touchPoints: 5 },
  ],
  ['Firefox, iPhone', 'ios-browser', iphone('17_7', 'FxiOS/133.0 Mobile/15E148 Safari/605.1.15')],
  [
    'Edge, iPhone',
    'ios-browser',
    iphone('17_7_2', 'Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15'),
  ],
  [
    'Samsung Internet 27',
    'samsung',
    android('10; K', 'SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'),
    { brands: ['Not/A)Brand', 'Samsung Internet', 'Chromium'] },
  ],
  [
    'Samsung Internet 22 on a tablet',
    'samsung',
    android('13; SAMSUNG SM-X700', 'SamsungBrowser/22.0 Chrome/111.0.5563.116 Safari/537.36'),
  ],
  [
    'Samsung Internet that only its hints name',
    'samsung',
    android('10; K', 'Chrome/125.0.0.0 Mobile Safari/537.36'),
    { brands: ['Chromium', 'Samsung Internet'] },
  ],
  ['Firefox, Android', 'firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
];

const insideApps: Row[] = [
  ['KakaoTalk, iPhone', 'in-app-ios', iphone('17_5_1', 'Mobile/15E148 KAKAOTALK 10.8.5')],
  [
    'KakaoTalk, Android',
    'in-app-android',
    android(
      '14; SM-S921N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36;KAKAOTALK 2611050',
    ),
  ],
  [
    'Instagram, iPhone',
    'in-app-ios',
    iphone('17_6', 'Mobile/21G80 Instagram 343.0.4.30.83 (iPhone15,2; iOS 17_6; ko_KR; ko; scale=3.00)'),
  ],
  [
    'Instagram, Android',
    'in-app-android',
    android(
      '14; SM-S918N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 Instagram 357.0.0.33.109 Android',
    ),
  ],
  [
    'Facebook, iPhone',
    'in-app-ios',
    iphone('17_6', 'Mobile/15E148 [FBAN/FBIOS;FBAV/487.1.0.40.108;FBDV/iPhone15,2;FBSV/17.6]'),
  ],
  [
    'Facebook, Android',
    'in-app-android',
    android(
      '14; SM-S918N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]',
    ),
  ],
  ['LINE, iPhone', 'in-app-ios', iphone('17_6', 'Mobile/15E148 Safari Line/14.17.0')],
  [
    'LINE, Android',
    'in-app-android',
    android(
      '14; SM-S918N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 Line/14.18.1/IAB',
    ),
  ],
  [
    'NAVER, iPhone, which names Safari',
    'in-app-ios',
    iphone('17_5', 'Version/17.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1190; 12.9.0; 14PRO)'),
  ],
  [
    'NAVER, Android',
    'in-app-android',
    android(
      '14; SM-S921N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.11.3)',
    ),
  ],
  ['a view of any app, iPhone', 'in-app-ios', iphone('18_1', 'Mobile/15E148')],
  ['a view of any app, iPad', 'in-app-ios', mac('Mobile/15E148'), { touchPoints: 5 }],
  [
    'a view of any app, Android',
    'in-app-android',
    android('14; Pixel 8 Build/AP2A.240905.003; wv', 'Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36'),
  ],
  [
    'a view of any app that only its hints name',
    'in-app-android',
    android('10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36'),
    { brands: ['Android WebView', 'Chromium'] },
  ],
];

const nothingToExplain: Row[] = [
  [
    'Chrome, Android, which offers it by itself',
    null,
    android('10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36'),
    { brands: ['Google Chrome', 'Chromium'] },
  ],
  [
    'Chrome, Windows',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    { touchPoints: 10 },
  ],
  [
    'Chrome, Mac',
    null,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  ['Safari, Mac', null, mac('Version/18.1 Safari/605.1.15')],
  [
    'Firefox, Windows with a touch screen',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    { touchPoints: 10 },
  ],
  ['Firefox, Linux', null, 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['no name at all', null, ''],
];

const touch = (userAgent: string) => (/iPhone|iPad|Android/.test(userAgent) ? 5 : 0);
const wayOf = (userAgent: string, device: Partial<Device> = {}) =>
  installWay({ userAgent, brands: [], touchPoints: touch(userAgent), standalone: false, ...device });

describe('the way to install', () => {
  it.each([...phones, ...insideApps, ...nothingToExplain])('%s: %s', (_, way, userAgent, device) => {
    expect(wayOf(userAgent, device)).toBe(way);
  });

  it.each([...phones, ...insideApps])('none once installed: %s', (_name, _way, userAgent, device) => {
    expect(wayOf(userAgent, { ...device, standalone: true })).toBeNull();
  });
});
