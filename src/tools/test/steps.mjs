import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildTask, root } from '../build/task-cache.mjs';
import { findChromium, missingEngines } from './apt.mjs';
import { bin, logs, run, said } from './command.mjs';
import { countPlaywright, countVitest, failed, judged, one, sum } from './counts.mjs';
import { startPostgres } from './postgres.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * @typedef {object} Step
 * @property {('build' | 'chromium' | 'postgres' | 'engines')[]} [needs] made sure of before it begins; where one is not to be had the step
 * fails, but for engines: what they would walk is skipped
 * @property {number} [cores] how many it keeps busy, 1 where it does not say: steps run beside one another as far as the machine's reach
 * @property {number} minutes after which it has failed and is ended with all that it started: three times of what it takes on two quiet
 * cores, for a machine that carries others' load too
 * @property {number} budget seconds of a core that it may take on two quiet cores: what it took is printed beside it
 * @property {string} [group] `check`: quick and without a test; `changed`: worth running on uncommitted changes. A check is that too
 * @property {'core' | 'all'} [only] the set that it belongs to alone: `core` runs before a change is shown, `all` in CI. Without, it runs in both
 * @property {(step: Running) => Promise<Counts>} run
 */
/** @typedef {{ name: string, minutes: number, cores: number, changed: boolean, env: Record<string, string> }} Running */

/** Time zones eight hours behind Greenwich and thirteen ahead of it; days in Seoul are the same in both. */
const [west, east] = ['Etc/GMT+8', 'Etc/GMT-13'];

/** Tests of the embedded database itself and of enough use cases to show that it works; the whole API is tested on PostgreSQL. */
const embedded = [
  'src/server/db/embedded/',
  'tests/api/upgrade',
  'tests/api/jobs',
  'tests/api/outbox',
  'tests/api/race',
  'tests/api/reservations',
];
const SLOW = '.slow.';

/**
 * Driving a browser keeps four fifths of a core busy (a third of it the pages, a quarter the host): with three such steps at once on two
 * cores all of them waited, and none was sooner.
 * @satisfies {Partial<Step>}
 */
const inBrowser = { needs: /** @type {Step['needs']} */ (['build', 'chromium']) };

/**
 * Journeys: their hosts take half as much of a core on the PostgreSQL of the tests as with a database embedded in each. That one carries
 * the steps of accessibility and of the other engines, which start few hosts.
 * @satisfies {Partial<Step>}
 */
const onServer = { needs: /** @type {Step['needs']} */ (['build', 'chromium', 'postgres']), minutes: 60 };

const allProjects = ['phone-ko', 'desktop-en', 'phone-en', 'desktop-ko'];
const coreProjects = ['core-phone', 'core-desktop'];

/**
 * Every step, by name, in the order in which they begin. What is added here says what it needs, how many cores it keeps busy and how long
 * it may take; a tool of its own is one call of {@link check}.
 * @type {Record<string, Step>}
 */
export const steps = {
  build: { minutes: 10, budget: 60, needs: ['build'], run: () => Promise.resolve(one()) },
  'core-journeys': { ...onServer, only: 'core', budget: 400, run: (step) => journeys(step, coreProjects) },
  'journeys-1': {
    ...onServer,
    only: 'all',
    budget: 950,
    run: (step) => journeys(step, allProjects, '--shard=1/2'),
  },
  'journeys-2': {
    ...onServer,
    only: 'all',
    budget: 950,
    run: (step) => journeys(step, allProjects, '--shard=2/2'),
  },
  types: { minutes: 10, budget: 200, group: 'check', run: types },
  lint: { minutes: 5, budget: 120, group: 'check', run: (step) => check(step, 'oxlint') },
  format: { minutes: 2, budget: 5, group: 'check', run: (step) => check(step, 'oxfmt', '--check', '.') },
  structure: {
    minutes: 5,
    budget: 30,
    group: 'check',
    run: (step) => vitest(step, ['tests/structure']),
  },
  dead: { minutes: 5, budget: 20, group: 'check', run: (step) => check(step, 'knip') },
  accessibility: {
    ...inBrowser,
    only: 'all',
    minutes: 40,
    budget: 280,
    run: (step) => playwright(step, '--project=accessibility'),
  },
  api: {
    minutes: 30,
    budget: 600,
    needs: ['postgres'],
    group: 'changed',
    run: (step) =>
      vitest(step, ['tests/api/', 'tests/contract/', 'tests/app/', 'src/server/db/embedded/embedded.test']),
  },
  slow: {
    only: 'all',
    minutes: 40,
    budget: 400,
    needs: ['postgres'],
    run: (step) => vitest(step, [SLOW], { slow: true }),
  },
  embedded: { only: 'all', minutes: 15, budget: 200, run: (step) => vitest(step, embedded) },
  engines: {
    ...inBrowser,
    only: 'all',
    minutes: 15,
    budget: 220,
    needs: ['build', 'engines'],
    run: engines,
  },
  unit: {
    minutes: 15,
    budget: 180,
    group: 'changed',
    run: (step) =>
      vitest(step, ['src/', 'sw/'], { env: { TZ: west }, exclude: ['src/server/db/embedded/**'] }),
  },
  browsers: {
    only: 'all',
    minutes: 3,
    budget: 25,
    needs: ['build'],
    run: (step) => vitest(step, ['tests/engines/oldest-browsers']),
  },
  'unit-east': {
    only: 'all',
    minutes: 3,
    budget: 15,
    group: 'changed',
    run: (step) => vitest(step, ['src/contract/'], { env: { TZ: east } }),
  },
};

/** The steps that run before a change is shown, and those that CI runs each time. */
export const sets = {
  core: Object.keys(steps).filter((name) => steps[name]?.only !== 'all'),
  all: Object.keys(steps).filter((name) => steps[name]?.only !== 'core'),
};

export const checks = Object.keys(steps).filter((name) => steps[name]?.group === 'check');

export const quick = Object.keys(steps).filter((name) => steps[name]?.group);

export const cores = Math.max(2, availableParallelism());

/**
 * Provides the resources that steps need, each once for all steps.
 * @throws Error with the name of a missing one
 */
export function makeNeeds() {
  /** @type {{ url: string, stop: () => Promise<void> } | undefined} */
  let server;
  const build = once(async () => {
    const task = buildTask();
    if (task.isDone()) return {};
    task.begin();
    rmSync(join(root, 'dist/server'), { recursive: true, force: true });
    if ((await run('build', process.execPath, ['src/tools/build/build.mjs'], { minutes: 10 })) !== 0)
      throw new Error(`There is no build:\n${said('build')}`);
    task.done();
    return {};
  });
  const postgres = once(async () => {
    const given = process.env['TEST_DATABASE_URL'];
    if (!given) server = await startPostgres();
    return { TEST_DATABASE_URL: given ?? server?.url ?? '' };
  });
  const chromium = once(async () => {
    const found = findChromium();
    if (!found) throw new Error('No Chromium here: install one, or set CHROMIUM_PATH to its program.');
    return { CHROMIUM_PATH: found };
  });
  const engines = () => Promise.resolve({});
  return { provided: { build, postgres, chromium, engines }, stop: async () => server?.stop() };
}

/** @template T @param {() => Promise<T>} work */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let result;
  return () => (result ??= work());
}

/**
 * The type checker over every project, as one check each. Of its several checkers each would work out the types that all of them meet,
 * which took twice as much of the cores as one does. What has not changed since the last run is not checked anew.
 * @param {Running} step
 */
async function types(step) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const results = [];
  for (const { path } of references) {
    const name = `types${path.replaceAll(/[./]+/g, '-')}`;
    const incremental = [
      '--incremental',
      '--tsBuildInfoFile',
      join(root, '.tmp/types', `${name}.tsbuildinfo`),
    ];
    results.push(await check({ ...step, name }, 'tsc', '-p', path, '--checkers', '1', ...incremental));
  }
  return sum(results);
}

/** A tool of a package as one check. @param {Running} step @param {string} tool @param {string[]} args */
async function check({ name, minutes }, tool, ...args) {
  const status = await run(name, bin(tool), args, { minutes });
  return status === 0 ? one() : failed(said(name));
}

/**
 * Vitest over the files whose paths contain one of the given.
 * @param {Running} step @param {string[]} files @param {{ env?: Record<string, string>, exclude?: string[], slow?: boolean }} [options]
 */
async function vitest({ name, minutes, cores, changed, env }, files, options = {}) {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const exclude = [...(options.exclude ?? []), ...(options.slow ? [] : [`**/*${SLOW}*`])];
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--passWithNoTests',
    `--maxWorkers=${cores}`,
    ...files,
    ...exclude.map((glob) => `--exclude=${glob}`),
    ...(changed ? ['--changed'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = await run(name, bin('vitest'), args, { minutes, env: { ...env, ...options.env } });
  return judged(status, countVitest(report), () => said(name));
}

/** Journeys of some projects. @param {Running} step @param {string[]} projects @param {string[]} args */
function journeys(step, projects, ...args) {
  const env = { ...step.env, JOURNEYS_DATABASE_URL: step.env['TEST_DATABASE_URL'] ?? '' };
  return playwright({ ...step, env }, ...projects.map((name) => `--project=${name}`), ...args);
}

/** Journeys in WebKit and Firefox. What is skipped is counted, and says why. @param {Running} step */
async function engines(step) {
  const counts = await playwright(step, '-c', 'tests/engines/playwright.config.ts');
  const why = [...missingEngines(), ...(counts.why ? [counts.why] : [])].join('\n');
  return why ? { ...counts, why } : counts;
}

/** Playwright, with the configuration of the journeys in Chromium unless `-c` names another. @param {Running} step @param {string[]} args */
async function playwright({ name, minutes, cores, env }, ...args) {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const config = args.includes('-c') ? [] : ['-c', 'tests/playwright.config.ts'];
  const command = ['test', ...config, `--workers=${cores}`, ...args];
  const output = join(root, 'test-results', name);
  const status = await run(name, bin('playwright'), [...command, `--output=${output}`], {
    minutes,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return judged(status, countPlaywright(report), () => said(name));
}
