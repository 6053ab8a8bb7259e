/** The place of something on the days, both ends in days from the same start; `day` is the width of one in CSS pixels. */
export function placed(start: number, end: number, day: number) {
  return { insetInlineStart: start * day, width: (end - start) * day };
}
