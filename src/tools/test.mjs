import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { built, installed, needNode, root } from './once.mjs';
import { aptInstall, startPostgres } from './postgres.mjs';

/**
 * `npm test`: everything that must hold, on a fresh clone too. A step that fails does not stop the others; what it said is in
 * `.tmp/test/`. The last line counts: every test, and every other check as one.
 *
 * `--only=unit,journeys` runs those steps; `--changed` the quick checks and the tests that uncommitted changes may break.
 */

/** @typedef {{ passed: number, failed: number, skipped: number, why?: string }} Counts */
/** @typedef {{ env?: Record<string, string>, minutes?: number }} RunOptions */

const { values } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } },
});
const logs = join(root, '.tmp/test');
const vitest = ['run', '--config', 'tests/vitest.config.ts', '--passWithNoTests'];
/** Eight hours behind Greenwich, and thirteen before it: days in Seoul are the same from both. */
const [west, east] = ['Etc/GMT+8', 'Etc/GMT-13'];
const quick = ['types', 'lint', 'format', 'structure', 'dead', 'unit', 'unit-east', 'api'];

/** @type {Record<string, () => Promise<Counts>>} */
const steps = {
  types: async () => {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const all = none();
    for (const { path } of references)
      add(all, await check(`types${path.replaceAll(/[./]+/g, '-')}`, 'tsc', ['-p', path]));
    return all;
  },
  lint: () => check('lint', 'oxlint', []),
  format: () => check('format', 'oxfmt', ['--check', '.']),
  structure: () => unit('structure', ['tests/structure']),
  dead: () => check('dead', 'knip', []),
  unit: () => unit('unit', ['src/', 'sw/'], { TZ: west }),
  'unit-east': () => unit('unit-east', ['src/contract/'], { TZ: east }),
  api: () => unit('api', ['tests/api/', 'tests/contract/', 'tests/app/']),
  'api-postgres': () =>
    withPostgres((url) =>
      unit('api-postgres', ['tests/api/', 'tests/contract/'], { TEST_DATABASE_URL: url }),
    ),
  build: async () => {
    let done = true;
    built(() => {
      rmSync(join(root, 'dist/server'), { recursive: true, force: true });
      return (done = runSync('build', process.execPath, ['src/tools/build.mjs']) === 0);
    });
    return done ? one() : failed(said('build'));
  },
  journeys: async () => {
    if (!existsSync(join(root, 'dist/server/main.js'))) return failed('There is no build to walk through.');
    chromium();
    const report = join(logs, 'journeys.json');
    rmSync(report, { force: true });
    const status = await run('journeys', bin('playwright'), ['test', '-c', 'tests/playwright.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      minutes: 25,
    });
    return counted(status, report, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }));
  },
};

needNode();
const wanted = values.only?.split(',') ?? (values.changed ? quick : Object.keys(steps));
const unknown = wanted.filter((name) => !steps[name]);
if (unknown.length) {
  console.error(`No step ${unknown.join(', ')}: there are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
// Leaving ends what was started: every child is killed at 'exit'.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => process.exit(130));
installed();
mkdirSync(logs, { recursive: true });

const total = none();
/** @type {string[]} */
const summary = [];
for (const name of wanted) {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const counts = (await steps[name]?.().catch((error) => failed(String(error)))) ?? none();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${counts.failed ? 'FAILED' : 'ok'}  ${inWords(counts)}  (${seconds} s)`;
  console.log(line);
  if (counts.why) console.log(indented(counts.why));
  summary.push(`${name.padEnd(13)} ${line}`);
  add(total, counts);
}
console.log(`\n${summary.join('\n')}\n`);
process.exitCode = total.failed ? 1 : 0;
console.log(inWords(total));

/** A command as one check. @param {string} name @param {string} tool @param {string[]} args */
async function check(name, tool, args) {
  const status = await run(name, bin(tool), args);
  return status === 0 ? one() : failed(said(name));
}

/** Vitest over the files whose paths contain one of the given. @param {string} name @param {string[]} files @param {Record<string, string>} [env] */
async function unit(name, files, env = {}) {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const args = [...vitest, ...files, ...(values.changed ? ['--changed'] : [])];
  const status = await run(
    name,
    bin('vitest'),
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  return counted(status, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.testResults.filter(crashed).length,
    skipped: result.numPendingTests + result.numTodoTests,
  }));
}

/** A test file that failed before its first test. @param {{ status: string, assertionResults: unknown[] }} file */
function crashed({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0;
}

/**
 * What a report counts, or one failure where there is no report or the command failed although every test passed.
 * @param {number} status @param {string} report @param {(report: any) => Counts} read
 */
function counted(status, report, read) {
  const name = report.replace(/^.*\/|\.json$/g, '');
  if (!existsSync(report)) return failed(said(name));
  const counts = read(JSON.parse(readFileSync(report, 'utf8')));
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts.failed ? { ...counts, why: said(name) } : counts;
}

/** Runs work against TEST_DATABASE_URL, or against a PostgreSQL that lives as long as the work. @param {(url: string) => Promise<Counts>} work */
async function withPostgres(work) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return work(given);
  const server = await startPostgres();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Makes sure of a Chromium and tells the tests where it is. */
function chromium() {
  const find = () =>
    [
      process.env['CHROMIUM_PATH'],
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path));
  const found = find() ?? (aptInstall('chromium'), find());
  if (!found) throw new Error('No Chromium here: install one, or set CHROMIUM_PATH to its program.');
  process.env['CHROMIUM_PATH'] = found;
}

/** @param {string} name */
function bin(name) {
  return join(root, 'node_modules/.bin', name);
}

/** Runs a command with its output in a log; resolves to its exit status. @param {string} name @param {string} command @param {string[]} args @param {RunOptions} [options] */
async function run(name, command, args, { env = {}, minutes = 12 } = {}) {
  const log = openSync(join(logs, `${name}.log`), 'w');
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    timeout: minutes * 60_000,
  });
  const kill = () => void child.kill();
  process.once('exit', kill);
  const [status] = await once(child, 'exit');
  process.off('exit', kill);
  closeSync(log);
  return /** @type {number} */ (status ?? 1);
}

/** @param {string} name @param {string} command @param {string[]} args */
function runSync(name, command, args) {
  const log = openSync(join(logs, `${name}.log`), 'w');
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', log, log] });
  closeSync(log);
  return status ?? 1;
}

/** The end of what a step said. @param {string} name */
function said(name) {
  const log = join(logs, `${name}.log`);
  return existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-150).join('\n')
    : 'It said nothing.';
}

/** @param {string} text */
function indented(text) {
  return text.replaceAll(/^/gm, '    ');
}

/** @returns {Counts} */
function none() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** @returns {Counts} */
function one() {
  return { ...none(), passed: 1 };
}

/** @param {string} why @returns {Counts} */
function failed(why) {
  return { ...none(), failed: 1, why };
}

/** @param {Counts} sum @param {Counts} counts */
function add(sum, counts) {
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  sum.skipped += counts.skipped;
  if (counts.why) sum.why = [sum.why, counts.why].filter(Boolean).join('\n');
}

/** @param {Counts} counts */
function inWords({ passed, failed: lost, skipped }) {
  return `${passed} passed, ${lost} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
