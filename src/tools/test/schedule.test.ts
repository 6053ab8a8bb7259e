import { describe, expect, it } from 'vitest';
import { schedule } from './schedule.mjs';

function stage(steps: Record<string, { cores?: number; after?: string[] }>, cores = 2) {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const done = schedule(steps, cores, async (name) => {
    log.push(name);
    await new Promise<void>((resolve, reject) =>
      ends.set(name, (error) => (error ? reject(error) : resolve())),
    );
  });
  // Awaited by the tests that expect something of it.
  done.catch(() => {});
  const end = async (name: string, error?: Error) => {
    ends.get(name)!(error);
    await new Promise(setImmediate);
  };
  return { log, end, done };
}

describe('steps of the tests', () => {
  it('run beside one another within the cores, the first first', async () => {
    const { log, end, done } = stage({ a: {}, both: { cores: 2 }, b: {}, c: {} });
    expect(log).toEqual(['a', 'b']);
    await end('a');
    expect(log, 'one core is free, the step of two is passed over').toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    expect(log).toEqual(['a', 'b', 'c', 'both']);
    await end('both');
    await done;
  });

  it('begin after those they name, also after one that failed', async () => {
    const { log, end, done } = stage({
      journeys: { after: ['build'] },
      build: {},
      other: { after: ['unwanted'] },
    });
    expect(log).toEqual(['build', 'other']);
    await end('build', new Error('broken'));
    expect(log).toEqual(['build', 'other', 'journeys']);
    await end('journeys');
    await end('other');
    await expect(done).rejects.toThrow('some steps threw');
  });

  it('have all cores to themselves where they ask for more', async () => {
    const { log, end, done } = stage({ wide: { cores: 8 }, narrow: {} });
    expect(log).toEqual(['wide']);
    await end('wide');
    await end('narrow');
    await done;
    expect(log).toEqual(['wide', 'narrow']);
  });

  it('that wait for one another are an error, not a silence', async () => {
    await expect(schedule({ a: { after: ['b'] }, b: { after: ['a'] } }, 2, async () => {})).rejects.toThrow(
      'wait for one another: a, b',
    );
  });
});
