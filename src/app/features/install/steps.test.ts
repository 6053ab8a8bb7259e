import { expect, it } from 'vitest';
import { installWay } from '#app/platform/pwa/install-way.ts';
import { steps, type Step } from './steps.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} ${rest}`;

it.each<[name: string, userAgent: string, told: Step[]]>([
  ['Safari 18', iphone('Version/18.5 Mobile/15E148 Safari/604.1'), ['shareBottom', 'addToHome', 'add']],
  [
    'Safari on an iPad',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    ['shareTop', 'addToHome', 'add'],
  ],
  [
    'Chrome on an iPhone',
    iphone('CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1'),
    ['shareAddress', 'addToHome', 'add'],
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
    ['menuAddress', 'installOrAdd', 'confirm'],
  ],
])('%s is told the names of its own buttons', (_, userAgent, told) => {
  const way = installWay({ userAgent, brands: [], touchPoints: 5, standalone: false });
  expect(way && steps[way]).toEqual(told);
});
