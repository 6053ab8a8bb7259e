const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Path data of a circle. All shapes are in units of a drawing, 160 wide and 120 high. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Path data of a sun that is half above a level. */
export const lowSun = (x: number, level: number, r: number): string =>
  `M${x - r} ${level}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** Path data of the mark's roof: two slopes under a rounded ridge. `x` is its middle, `top` its ridge. */
export function roof(x: number, top: number, width: number, height: number): string {
  const half = width / 2;
  const bend = hundredths((6 * height) / half);
  return `M${x - half} ${top + height}L${x - 6} ${hundredths(top + bend)}q6-${bend} 12 0L${x + half} ${top + height}`;
}

/** Path data of the floor, on which a drawing stands. */
export const floor = (from: number, to: number, level = 104): string => `M${from} ${level}H${to}`;
