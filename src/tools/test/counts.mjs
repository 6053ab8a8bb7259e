import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky` are those among the passed that failed at first; `why` names them too.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number, why?: string }} Counts
 */

/** @returns {Counts} */
export function none() {
  return { passed: 0, failed: 0, skipped: 0, flaky: 0 };
}

/** A check as a whole that passed. @returns {Counts} */
export function one() {
  return { ...none(), passed: 1 };
}

/** @param {string} why @returns {Counts} */
export function failed(why) {
  return { ...none(), failed: 1, why };
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  const total = none();
  for (const { passed, failed: lost, skipped, flaky } of all) {
    total.passed += passed;
    total.failed += lost;
    total.skipped += skipped;
    total.flaky += flaky;
  }
  const why = all.flatMap((counts) => counts.why ?? []).join('\n');
  return why ? { ...total, why } : total;
}

/** @param {Counts} counts */
export function inWords({ passed, failed: lost, skipped, flaky }) {
  const more = [skipped ? `, ${skipped} skipped` : '', flaky ? `, ${flaky} flaky` : ''].join('');
  return `${passed} passed, ${lost} failed${more}`;
}

/**
 * Reads Vitest's JSON report. A file that failed before its first test counts as one failure.
 * @param {string} report
 */
export function countVitest(report) {
  const result = read(report);
  if (!result) return null;
  const crashed = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0,
  );
  return {
    ...none(),
    passed: result.numPassedTests,
    failed: result.numFailedTests + crashed.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report. A journey that failed and passed when it was walked again did pass; it is named, so that somebody looks.
 * @param {string} report
 * @returns {Counts | null}
 */
export function countPlaywright(report) {
  const result = read(report);
  if (!result) return null;
  const { expected, unexpected, flaky, skipped } = result.stats;
  const counts = { passed: expected + flaky, failed: unexpected, skipped, flaky };
  return flaky ? { ...counts, why: `Passed when walked again:\n${flakyNames(result).join('\n')}` } : counts;
}

/**
 * @typedef {{ specs?: { title: string, tests: { status: string, projectName: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyNames({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyNames)];
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/**
 * Judges a command by its report and its exit status: one failure where there is no report, or where all tests passed and it failed all
 * the same. @param {number} status @param {Counts | null} counts @param {() => string} why @returns {Counts}
 */
export function judged(status, counts, why) {
  const overtime = status === 124 ? 'Its time was over.\n' : '';
  if (!counts) return failed(overtime + why());
  const result = status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  if (!result.failed) return result;
  return { ...result, why: [overtime + why(), ...(result.why ? [result.why] : [])].join('\n') };
}
