/** Runs in the page: records in `frames` the duration of each frame, in milliseconds. */
{
  /** @type {number[]} */
  const frames = [];
  Object.assign(globalThis, { frames });
  let last = 0;
  /** @param {number} at */
  const drawn = (at) => {
    if (last > 0) frames.push(at - last);
    last = at;
    requestAnimationFrame(drawn);
  };
  requestAnimationFrame(drawn);
}
