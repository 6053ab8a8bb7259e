import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import {
  FLOOR_MS,
  inTurn,
  installFloor,
  newProfile,
  RUNS,
  type Installed,
  type Start,
} from './cold-start.ts';
import { round2 } from './figures.ts';
import { install } from './installed.ts';
import { measureSilentScreens } from './silent.ts';
import { silenceOn } from '../host/silent-network.ts';

/** `silentScreenMs`: time from the tap or the start to the content, in any state of the network. */
const target = { contentMs: 300, interactiveMs: 500, silentRatio: 1.1, silentScreenMs: 1000 };

type Name = 'floor' | 'ko' | 'en';

/**
 * Measures the cold start of the installed app without a host: a fresh browser on a profile that visited once, with the processor four times slower.
 * For `offline` connections are refused; for `silent` they are accepted and never answered. `floor` is React and the router alone. All take turns, so
 * that a change in machine speed affects all; `toFloor` are ratios to it, and a target is met if its ratio is at most that of the machine for which
 * it was set. Milliseconds since the start of the navigation. Content is the first large text or picture of the page itself, from its copy or
 * rendered. Interactive is the first touch of the menu's button that is answered, tried at every frame after the first paint; `menuOpenMs` is the
 * time until the menu, whose code loads then, is open.
 */
export async function measureOffline() {
  const load = [round2(loadavg()[0]!)];
  const { offline, silent } = await withInstalled(async (all) => ({
    offline: await inTurn(all),
    silent: await silently(all),
  }));
  const { floor } = offline;
  const inLanguage = (name: 'ko' | 'en') => ({
    offline: offline[name],
    silent: silent[name],
    silentRatio: ratios(silent[name], offline[name]),
  });
  const measured = { ko: inLanguage('ko'), en: inLanguage('en') };
  const silentScreens = await measureSilentScreens();
  const toFloor = {
    ko: ratios(offline.ko, floor),
    en: ratios(offline.en, floor),
    silentScreen: round2(silentScreens.slowestMs / floor.contentMs),
  };
  load.push(round2(loadavg()[0]!));
  const isWithin = (part: 'content' | 'interactive', limit: number) =>
    [toFloor.ko, toFloor.en].every((ratio) => ratio[part] <= limit);
  const met = {
    content: isWithin('content', target.contentMs / FLOOR_MS),
    interactive: isWithin('interactive', target.interactiveMs / FLOOR_MS),
    silentRatio: Object.values(measured).every(
      ({ silentRatio }) => Math.max(silentRatio.content, silentRatio.interactive) <= target.silentRatio,
    ),
    silentScreens: toFloor.silentScreen <= target.silentScreenMs / FLOOR_MS,
  };
  return { runs: RUNS, loadAverage: load, floor, ...measured, toFloor, target, met, silentScreens };
}

const ratios = (ours: Start, other: Start) => ({
  content: round2(ours.contentMs / other.contentMs),
  interactive: round2(ours.interactiveMs / other.interactiveMs),
});

async function withInstalled<T>(measure: (all: Record<Name, Installed>) => Promise<T>): Promise<T> {
  const profiles = { floor: newProfile(), ko: newProfile(), en: newProfile() };
  const { floor, ko, en } = profiles;
  try {
    return await measure({
      floor: await installFloor(floor),
      ko: { profile: ko, locale: 'ko-KR', url: await install(ko, 'ko-KR') },
      en: { profile: en, locale: 'en-US', url: await install(en, 'en-US') },
    });
  } finally {
    for (const profile of Object.values(profiles)) rmSync(profile, { recursive: true, force: true });
  }
}

async function silently({ ko, en }: Record<Name, Installed>) {
  const silences = await Promise.all([ko, en].map(({ url }) => silenceOn(Number(new URL(url).port))));
  try {
    return await inTurn({ ko, en });
  } finally {
    for (const silence of silences) await silence.end();
  }
}
