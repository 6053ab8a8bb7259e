import { catalogue, type DrawingName } from './catalogue.ts';
import * as css from './drawing.css.ts';

export interface DrawingSvgProps {
  name: DrawingName;
  /** Class of the orange area, for what moves. */
  areaClass?: string | undefined;
}

/** A drawing as SVG: decoration, hidden from screen readers. Its lines are 2 px wide at any size. */
export function DrawingSvg({ name, areaClass = '' }: DrawingSvgProps) {
  const { area, lines } = catalogue[name];
  return (
    <svg viewBox="0 0 160 120" className={css.svg} aria-hidden="true">
      <path className={`${css.area} ${areaClass}`.trim()} d={area} />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        d={lines}
      />
    </svg>
  );
}
