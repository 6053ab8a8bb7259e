import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPlaywright, inWords, judged, sum } from './counts.mjs';

function report(stats: Record<string, number>, statuses: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'ondol-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const specs = Object.entries(statuses).map(([title, status]) => ({
    title,
    tests: [{ status, projectName: 'phone-ko' }],
  }));
  writeFileSync(file, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }));
  return file;
}

describe('counts of the journeys', () => {
  const passed = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };

  it('name a journey that passed only when it was walked again', () => {
    const counts = countPlaywright(report(passed, { 'sign up': 'expected', 'pay in two tabs': 'flaky' }));
    expect(counts).toMatchObject({ passed: 4, failed: 0, flaky: 1 });
    expect(counts?.why).toContain('phone-ko: pay in two tabs');
    expect(counts?.why).not.toContain('sign up');
    expect(inWords(sum([counts!, counts!]))).toBe('8 passed, 0 failed, 2 flaky');
  });

  it('fail where a journey fails both times, and where the run failed though all passed', () => {
    const failing = countPlaywright(
      report({ ...passed, unexpected: 1, flaky: 0 }, { 'sign up': 'unexpected' }),
    );
    expect(judged(1, failing, () => 'the log')).toMatchObject({ passed: 3, failed: 1, why: 'the log' });
    const good = countPlaywright(report({ ...passed, flaky: 0 }, { 'sign up': 'expected' }));
    expect(judged(1, good, () => 'the log')).toMatchObject({ failed: 1 });
  });
});
