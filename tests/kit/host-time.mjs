/**
 * Loaded before the host: sets the whole process to the instant HOST_TIME, from which time continues, and moves it when the parent sends another.
 * Rendered screens then agree on "today" with the host's clock and the browsers.
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
