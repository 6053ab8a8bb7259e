import { parseArgs } from 'node:util';
import { installed, needNode } from '../build/task-cache.mjs';
import { installPrograms } from './apt.mjs';
import { coreSeconds, countCores } from './command.mjs';
import { failed, inWords, sum } from './counts.mjs';
import { schedule } from './schedule.mjs';
import { cores, makeNeeds, quick, sets, steps } from './steps.mjs';

/**
 * `npm test`: the checks before a change is shown, on a fresh clone too; `--all` runs everything, as CI does each time. Steps run in parallel within
 * the machine's cores; a failed one does not stop the others, and their logs are in `.tmp/test/`. The last line counts every test, and every other
 * check as one. `--only=api,journeys` runs those steps and their parts; `--changed` runs the quick checks and the tests that uncommitted changes may
 * break.
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
  },
});

needNode();
const set = values.all ? sets.all : sets.core;
const asked = values.only?.split(',') ?? (values.changed ? quick : set);
/** @param {string} name @param {string} part */
const isPart = (name, part) => name === part || name.startsWith(`${part}-`);
const wanted = Object.keys(steps).filter((name) => asked.some((part) => isPart(name, part)));
const unknown = asked.filter((part) => !wanted.some((name) => isPart(name, part)));
if (unknown.length) {
  console.error(`No step ${unknown.join(', ')}: there are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
// Leaving ends what was started: every child is killed at 'exit'.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => process.exit(130));

const planned = Object.entries(steps).filter(([name]) => wanted.includes(name));
const programs = planned.some(([, { needs }]) => needs?.some((need) => need !== 'build'))
  ? installPrograms({ engines: wanted.includes('engines') })
  : Promise.resolve();
installed();
await programs;
countCores('install');

const { provided, stop } = makeNeeds();
/** @type {Map<string, import('./counts.mjs').Counts & { line: string }>} */
const results = new Map();
const inOrder = planned.map(([name, step]) => {
  const after = name !== 'build' && step.needs?.includes('build') ? ['build'] : [];
  return /** @type {const} */ ([name, { ...step, after }]);
});
await schedule(Object.fromEntries(inOrder), cores, async (name, step) => {
  const start = performance.now();
  const counts = await outcome(name, step).catch((error) => failed(String(error)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const used = [...coreSeconds].filter(
    ([command]) => command === name || (isPart(command, name) && !steps[command]),
  );
  const core = used.reduce((total, [, each]) => total + each, 0).toFixed(1);
  const line = `${name.padEnd(14)} ${counts.failed ? 'FAILED' : 'ok    '}  ${inWords(counts)}  (${seconds} s, ${core} s of a core, budget ${step.budget})`;
  results.set(name, { ...counts, line });
  console.log(line);
  if (counts.why) console.log(counts.why.replaceAll(/^/gm, '    '));
});
await stop();

const ordered = planned.flatMap(([name]) => results.get(name) ?? []);
const total = sum(ordered);
console.log(`\n${ordered.map(({ line }) => line).join('\n')}`);
console.log(`in ${(performance.now() / 1000).toFixed(0)} s on ${cores} cores\n`);
process.exitCode = total.failed ? 1 : 0;
console.log(inWords(total));

/** @param {string} name @param {import('./steps.mjs').Step} step */
async function outcome(name, step) {
  const env = {};
  for (const need of step.needs ?? []) Object.assign(env, await provided[need]());
  const changed = values.changed && step.group === 'changed';
  return step.run({ name, env, minutes: step.minutes, cores: step.cores ?? 1, changed });
}
