/**
 * @typedef {object} Planned
 * @property {number} [cores] how many it keeps busy; 1 where it does not say
 * @property {string[]} [after] steps that must have ended first, where they run at all; it runs also when they failed
 */

/**
 * Runs steps beside one another as far as the cores reach, the first of the list first; a step that asks for more cores than there are has
 * them all to itself. What a step throws is the caller's to catch: it neither stops the others nor is it lost.
 * @template {Planned} S
 * @param {Record<string, S>} steps by name, in order of preference
 * @param {number} cores
 * @param {(name: string, step: S) => Promise<void>} work
 * @returns {Promise<void>} when all have ended @throws AggregateError of what was thrown
 */
export async function schedule(steps, cores, work) {
  const waiting = new Map(Object.entries(steps));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {unknown[]} */
  const errors = [];
  let free = cores;
  const mayStart = (/** @type {S} */ { after = [] }, /** @type {number} */ needed) =>
    needed <= free && !after.some((name) => waiting.has(name) || running.has(name));

  /** @param {string} name @param {S} step @param {number} needed */
  const start = (name, step, needed) => {
    waiting.delete(name);
    free -= needed;
    const ended = work(name, step)
      .catch((error) => void errors.push(error))
      .then(() => {
        free += needed;
        running.delete(name);
      });
    running.set(name, ended);
  };

  while (waiting.size + running.size > 0) {
    for (const [name, step] of waiting) {
      const needed = Math.min(step.cores ?? 1, cores);
      if (mayStart(step, needed)) start(name, step, needed);
    }
    if (running.size === 0)
      throw new Error(`These steps wait for one another: ${[...waiting.keys()].join(', ')}`);
    await Promise.race(running.values());
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some steps threw');
}
