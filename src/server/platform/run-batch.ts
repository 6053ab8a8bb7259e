/** The time limit of a run. What is left after it waits for the next run. */
export type Until = { isOver(): boolean };

/**
 * Runs the same work for each item in turn; a failure does not stop the others, and nothing starts after the time limit.
 * @throws AggregateError of the failures, after all have run.
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
