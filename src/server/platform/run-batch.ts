/** The end of the time that a run has: once it is over, what is left waits for the next run. */
export type Until = { isOver(): boolean };

/**
 * Does the same work for each of these, one after the other; a failure holds up none of the others, and nothing begins once the time is over.
 * @throws AggregateError of what failed, after all had their turn.
 */
export async function runBatch<T>(
  items: T[],
  work: (item: T) => Promise<void>,
  problem: string,
  until?: Until,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (until?.isOver()) break;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, problem);
}
