import { expect, it } from 'vitest';
import { workQueue } from './picture-queue.ts';

async function orderOf(weights: readonly number[]): Promise<number[]> {
  const queue = workQueue();
  const ran: number[] = [];
  let begin = () => {};
  const held = new Promise<void>((resolve) => (begin = resolve));
  const first = queue(0, () => held);
  const rest = weights.map((weight) => queue(weight, async () => void ran.push(weight)));
  begin();
  await Promise.all([first, ...rest]);
  return ran;
}

it('small work goes before large work, and equals in their order', async () => {
  expect(await orderOf([68, 2, 12, 1])).toEqual([1, 2, 12, 68]);
});

it('large work is overtaken four times at most', async () => {
  expect(await orderOf([68, 1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 68, 5, 6]);
});

it('what fails ends its own work alone', async () => {
  const queue = workQueue();
  const failing = queue(1, () => Promise.reject(new Error('damaged')));
  const other = queue(2, () => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('damaged');
  expect(await other).toBe('made');
});
