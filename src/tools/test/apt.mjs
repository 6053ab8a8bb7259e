import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that steps run, with the Debian package of each. If a required one is missing, the steps that need it fail. */
const packages = [
  {
    name: 'chromium',
    required: true,
    programs: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  // Without the windows of a desktop it takes a fifth less of a core.
  { name: 'chromium-headless-shell', required: false, programs: ['/usr/bin/chromium-headless-shell'] },
  { name: 'postgresql', required: true, programs: ['/usr/lib/postgresql'] },
  { name: 'poppler-utils', required: false, programs: ['/usr/bin/pdfsig'] },
  {
    name: 'firefox-esr',
    required: false,
    engine: true,
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
  { name: 'webkit2gtk-driver', required: false, engine: true, programs: ['/usr/bin/WebKitWebDriver'] },
  { name: 'xvfb', required: false, engine: true, programs: ['/usr/bin/Xvfb'] },
];

/** The path of an installed Chromium, of its shell if possible; CHROMIUM_PATH wins. */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  return given && existsSync(given)
    ? given
    : (findProgram('chromium-headless-shell') ?? findProgram('chromium'));
}

/** The path of what a Debian package of the list brings, where it is installed. @param {string} name */
export function findProgram(name) {
  return packages.find((each) => each.name === name)?.programs.find((path) => existsSync(path));
}

/** Returns one line for each engine that cannot run its journeys here, with the packages that are missing. */
export function missingEngines() {
  const engines = { WebKit: ['webkit2gtk-driver', 'xvfb'], Firefox: ['firefox-esr'] };
  return Object.entries(engines).flatMap(([engine, names]) => {
    const missing = names.filter((name) => !findProgram(name));
    return missing.length ? [`Skipped in ${engine}: ${missing.join(' and ')} cannot be had here.`] : [];
  });
}

/**
 * Installs all programs that are missing with one call of apt-get install, where that is possible: as root on Debian. Where one package is not
 * to be had, a second call installs the required ones alone. Resolves when done, also where nothing could be installed: the steps say
 * themselves what they miss.
 * @param {{ engines: boolean }} wanted `engines`: the browsers of the step of that name too
 */
export async function installPrograms({ engines }) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const given = { chromium: process.env['CHROMIUM_PATH'], postgresql: process.env['TEST_DATABASE_URL'] };
  const missing = packages.filter(
    ({ name, programs, engine }) =>
      (engines || !engine) && !programs.some(existsSync) && !given[/** @type {keyof typeof given} */ (name)],
  );
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')} …`);
  if ((await aptInstall(missing.map(({ name }) => name))) === 0) return;
  const required = missing.filter((each) => each.required).map(({ name }) => name);
  if (required.length > 0) await aptInstall(required);
}

/** One command, so that it goes on while this process waits for another. @param {string[]} names @returns {Promise<number>} the exit status */
function aptInstall(names) {
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names.join(' ')}`;
  const child = spawn('sh', ['-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
