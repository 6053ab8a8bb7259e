const MOST_OVERTAKEN = 4;

type Waiting = { weight: number; overtaken: number; start: () => void };

type WorkQueue = <T>(weight: number, work: () => Promise<T>) => Promise<T>;

/** Makes a queue in which large pictures do not delay small ones: the lightest goes first, except that a task overtaken four times goes before it. */
export function workQueue(): WorkQueue {
  const waiting: Waiting[] = [];
  let isBusy = false;
  const next = () => {
    const [chosen] = waiting.toSorted(
      (a, b) =>
        Number(b.overtaken >= MOST_OVERTAKEN) - Number(a.overtaken >= MOST_OVERTAKEN) || a.weight - b.weight,
    );
    if (isBusy || !chosen) return;
    const place = waiting.indexOf(chosen);
    for (const earlier of waiting.slice(0, place)) earlier.overtaken += 1;
    waiting.splice(place, 1);
    isBusy = true;
    chosen.start();
  };
  return async (weight, work) => {
    const turn = new Promise<void>((start) => waiting.push({ weight, overtaken: 0, start }));
    next();
    await turn;
    try {
      return await work();
    } finally {
      isBusy = false;
      next();
    }
  };
}
