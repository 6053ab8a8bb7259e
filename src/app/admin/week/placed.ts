/** Returns the style that places something on the days. Both ends are in days from the same start; `day` is the width of a day in CSS pixels. */
export function placed(start: number, end: number, day: number) {
  return { insetInlineStart: start * day, width: (end - start) * day };
}
