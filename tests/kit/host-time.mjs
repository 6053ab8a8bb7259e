/**
 * Loaded before the host: its whole process lives at the instant HOST_TIME, from where time goes on, and moves when the parent sends
 * another. So what screens rendered on the host call "today" agrees with the host's clock and with the browsers'.
 */
const Real = Date;
let ahead = 0;
/** @param {string} instant ISO 8601, UTC */
const set = (instant) => {
  ahead = Real.parse(instant) - Real.now();
};

class Shifted extends Real {
  /** @param {...unknown} given */
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(.../** @type {[number]} */ (given));
  }
  static now() {
    return Real.now() + ahead;
  }
}
Object.defineProperty(Shifted, 'name', { value: 'Date' });
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Shifted));

set(process.env['HOST_TIME'] ?? new Real().toISOString());
process.on('message', (instant) => {
  if (typeof instant !== 'string') return;
  set(instant);
  process.send?.('set');
});
// Listening for the parent is no reason to stay.
process.channel?.unref();
