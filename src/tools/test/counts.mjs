import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, why?: string }} Counts */

/** @returns {Counts} */
export function none() {
  return { passed: 0, failed: 0, skipped: 0 };
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
  for (const { passed, failed: lost, skipped } of all) {
    total.passed += passed;
    total.failed += lost;
    total.skipped += skipped;
  }
  const why = all.flatMap((counts) => counts.why ?? []).join('\n');
  return why ? { ...total, why } : total;
}

/** @param {Counts} counts */
export function inWords({ passed, failed: lost, skipped }) {
  return `${passed} passed, ${lost} failed${skipped ? `, ${skipped} skipped` : ''}`;
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
    passed: result.numPassedTests,
    failed: result.numFailedTests + crashed.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Reads Playwright's JSON report; a flaky test is a failed one. @param {string} report */
export function countPlaywright(report) {
  const stats = read(report)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
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
  const late = status === 124 ? 'Its time was over.\n' : '';
  if (!counts) return failed(late + why());
  const result = status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  return result.failed ? { ...result, why: late + why() } : result;
}
