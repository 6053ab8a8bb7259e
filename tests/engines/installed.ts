import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../src/tools/test/apt.mjs';
import type { EngineBrowser, Size } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export type Engine = 'webkit' | 'firefox';

type Start = (size: Size, language: string) => Promise<EngineBrowser>;

/**
 * Returns how to start an engine's browser with a preferred language, or null if its programs are not installed. WebKit takes its language from the
 * machine's locales; if they are missing, it prefers none of ours.
 */
export function starterOf(engine: Engine): Start | null {
  if (engine === 'firefox') {
    const program = findProgram('firefox-esr');
    return program ? (size, language) => startFirefox(program, size, language) : null;
  }
  const [driver, display, browser] = [findProgram('webkit2gtk-driver'), findProgram('xvfb'), miniBrowser()];
  return driver && display && browser ? (size) => startWebKit({ driver, display, browser }, size) : null;
}

function miniBrowser(): string | null {
  for (const kind of readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')))
    for (const name of readdirSync(join('/usr/lib', kind)).filter((each) => each.startsWith('webkit2gtk-'))) {
      const folder = join('/usr/lib', kind, name);
      if (readdirSync(folder).includes('MiniBrowser')) return join(folder, 'MiniBrowser');
    }
  return null;
}
