import type { CSSProperties } from 'react';

/** The place of something on the days, both ends in days from the start of the stretch; `day` is the width of one in CSS pixels. */
export function placed(start: number, end: number, day: number): CSSProperties {
  return { insetInlineStart: start * day, width: (end - start) * day };
}
