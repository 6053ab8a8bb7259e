import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLogins } from '../../server/demo/people.ts';
import { silenceOn } from '../host/silent-network.ts';
import { type BarePage, withBarePage } from './bare-browser.ts';
import { median, round1 } from './figures.ts';
import { install } from './installed.ts';
import { CPU_SLOWER } from './vitals.ts';

const RUNS = 3;

const starts = {
  myPage: { path: '/mypage', content: 'main h2' },
  houses: { path: '/houses?location=hongdae', content: 'main article' },
  housesByDates: { path: '/houses?checkIn=2027-09-01&checkOut=2027-11-01', content: 'main article' },
  lounge: { path: '/community', content: 'main article' },
  faq: { path: '/faq', content: 'main h1' },
};
const taps = {
  house: { path: '/houses', link: 'main article a[href^="/detail"]', content: 'main h1', to: '/detail' },
  board: {
    path: '/community',
    link: 'main article a[href^="/community/"]',
    content: 'main h1',
    to: '/community/',
  },
};

/**
 * Measures screens on a network that accepts every connection and never answers, with the processor four times slower: milliseconds until the content
 * shows, from the start of a navigation in a new browser (`started`) or from a tap (`tapped`).
 */
export async function measureSilentScreens() {
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  try {
    const member = demoLogins.find(({ email }) => email.startsWith('linh'))!;
    const url = await install(profile, 'ko-KR', member);
    const silence = await silenceOn(Number(new URL(url).port));
    try {
      const started = await each(starts, (screen) => start(profile, url, screen));
      const tapped = await each(taps, (screen) => tap(profile, url, screen));
      const slowestMs = Math.max(...Object.values(started), ...Object.values(tapped));
      return { runs: RUNS, started, tapped, slowestMs };
    } finally {
      await silence.end();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function each<Screen>(
  screens: Record<string, Screen>,
  measure: (screen: Screen) => Promise<number>,
): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const [name, screen] of Object.entries(screens)) {
    const runs: number[] = [];
    while (runs.length < RUNS) runs.push(await measure(screen));
    measured[name] = round1(median(runs));
  }
  return measured;
}

type Start = { path: string; content: string };

const start = (profile: string, url: string, { path, content }: Start) =>
  onSlowPage(profile, async (page) => {
    await page.goTo(url + path);
    return shownAt(page, content, '');
  });

const tap = (
  profile: string,
  url: string,
  { path, link, content, to }: Start & { link: string; to: string },
) =>
  onSlowPage(profile, async (page) => {
    await page.goTo(url + path);
    await shownAt(page, link, '');
    // By then the work of an idle page is done.
    await page.run('new Promise((idle) => setTimeout(idle, 8000))');
    const tappedAt = await page.run<number>(
      `(document.querySelector(${JSON.stringify(link)}).click(), performance.now())`,
    );
    return (await shownAt(page, content, to)) - tappedAt;
  });

function shownAt(page: BarePage, selector: string, path: string): Promise<number> {
  const isShown = `location.pathname.startsWith('${path}') && document.querySelector(${JSON.stringify(selector)})`;
  return page.run(
    `new Promise((shown) => {
      const look = () => (${isShown} ? shown(performance.now()) : requestAnimationFrame(look));
      look();
    })`,
  );
}

const onSlowPage = (profile: string, measure: (page: BarePage) => Promise<number>) =>
  withBarePage({ profile, locale: 'ko-KR', slower: CPU_SLOWER }, measure);
