/**
 * Does the same work for each of these, one after the other; a failure holds up none of the others.
 * @throws AggregateError of what failed, after all had their turn.
 */
export async function runBatch<T>(
  items: T[],
  work: (item: T) => Promise<void>,
  problem: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, problem);
}
