import { expect, it, vi } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import { loadedWeeks, missingWeeks } from './loaded-weeks.ts';
import type { Stretch } from '../rows.ts';

type Night = { id: string; on: string };

function shelf(...nights: string[]) {
  const things: Night[] = nights.map((on) => ({ id: on, on }));
  const until = (from: string, weeks: number) => addDays(from, 7 * weeks);
  const ask = vi.fn(async (from: string, weeks: number) =>
    things.filter(({ on }) => on >= from && on < until(from, weeks)),
  );
  let now = 0;
  const { load } = loadedWeeks<Night>(
    ask,
    ({ on }, { start, weeks }) => on >= start && on < until(start, weeks),
    15_000,
    () => now,
  );
  const idsIn = async (stretch: Stretch) => (await load(stretch)).map(({ id }) => id).toSorted();
  return { things, ask, idsIn, wait: (ms: number) => (now += ms) };
}

it('asks for at most eight weeks at once', () => {
  expect(missingWeeks({ start: '2027-03-01', weeks: 11 }, [])).toEqual([
    { start: '2027-03-01', weeks: 8 },
    { start: '2027-04-26', weeks: 3 },
  ]);
});

it('leaves out the weeks that are there, on either side and between', () => {
  const loaded = [
    { start: '2027-03-08', weeks: 1 },
    { start: '2027-03-22', weeks: 2 },
  ];
  expect(missingWeeks({ start: '2027-03-01', weeks: 6 }, loaded)).toEqual([
    { start: '2027-03-01', weeks: 1 },
    { start: '2027-03-15', weeks: 1 },
    { start: '2027-04-05', weeks: 1 },
  ]);
  expect(missingWeeks({ start: '2027-03-22', weeks: 2 }, loaded)).toEqual([]);
});

it('asks for the new week alone when the stretch moves on by one', async () => {
  const { ask, idsIn } = shelf('2027-03-02', '2027-03-30', '2027-04-13');
  expect(await idsIn({ start: '2027-03-01', weeks: 6 })).toEqual(['2027-03-02', '2027-03-30']);
  ask.mockClear();
  expect(await idsIn({ start: '2027-03-08', weeks: 6 })).toEqual(['2027-03-30', '2027-04-13']);
  expect(ask.mock.calls).toEqual([['2027-04-12', 1]]);
});

it('asks anew for weeks that were answered too long ago', async () => {
  const { things, ask, idsIn, wait } = shelf('2027-03-02');
  await idsIn({ start: '2027-03-01', weeks: 2 });
  wait(10_000);
  await idsIn({ start: '2027-03-08', weeks: 2 });
  things.push({ id: 'later', on: '2027-03-09' });
  wait(6000);
  ask.mockClear();
  expect(await idsIn({ start: '2027-03-01', weeks: 3 })).toEqual(['2027-03-02', 'later']);
  expect(ask.mock.calls).toEqual([['2027-03-01', 2]]);
});

it('keeps the weeks that it counts on while another stretch finds them too old', async () => {
  const { ask, idsIn, wait } = shelf('2027-03-02', '2027-03-16');
  await idsIn({ start: '2027-03-01', weeks: 2 });
  wait(14_000);
  let answer = () => {};
  ask.mockImplementationOnce(() => new Promise((done) => (answer = () => done([]))));
  const slow = idsIn({ start: '2027-03-01', weeks: 3 });
  wait(2000);
  await idsIn({ start: '2027-03-15', weeks: 1 });
  answer();
  expect(await slow).toEqual(['2027-03-02']);
});

it('asks again for the weeks of a call that failed', async () => {
  const { ask, idsIn } = shelf('2027-03-02');
  ask.mockRejectedValueOnce(new Error('no network'));
  await expect(idsIn({ start: '2027-03-01', weeks: 2 })).rejects.toThrow('no network');
  expect(await idsIn({ start: '2027-03-01', weeks: 2 })).toEqual(['2027-03-02']);
});
