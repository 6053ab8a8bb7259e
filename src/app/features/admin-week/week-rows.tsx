import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { offsetsOf, windowOf, type Line } from './model.ts';
import { rowWords } from './row-words.ts';
import { useEdge } from './use-edge.ts';
import type { GridSize } from './use-grid-size.ts';
import { WeekRow } from './week-row.tsx';
import * as css from './week-grid.css.ts';

type WeekRowsProps = {
  scroller: RefObject<HTMLDivElement | null>;
  lines: Line[];
  size: GridSize;
  /** Days of the stretch. */
  days: number;
  /** Seoul date. */
  today: PlainDate;
};

/**
 * The lines in the window of the scroll, and their names beside them. The names are one sticky column rather than a sticky name in each
 * row: every sticky thing is a layer of its own to the compositor. Screen readers find them in the rows.
 */
export function WeekRows({ scroller, lines, size, days, today }: WeekRowsProps) {
  const { t, i18n } = useTranslation(['admin-week', 'common']);
  const words = useMemo(() => rowWords(t, i18n.language, today), [t, i18n.language, today]);
  const offsets = useMemo(
    () => offsetsOf(lines, { location: size.row * 0.75, house: size.row }),
    [lines, size.row],
  );
  const drawn = useDrawn(scroller, offsets, size.height);
  const rows = useRef<HTMLUListElement>(null);
  const shown = lines.slice(drawn.first, drawn.last).map((line, index) => {
    const [top, bottom] = [offsets[drawn.first + index]!, offsets[drawn.first + index + 1]!];
    return { line, top, height: bottom - top };
  });
  useEdge(scroller, rows, size.day);
  const height = offsets.at(-1);
  return (
    <>
      <div className={css.names} style={{ height }} aria-hidden>
        {shown.map(({ line, ...place }) =>
          line.kind === 'house' ? (
            <div key={line.row.id} className={css.name} style={place}>
              <span className={css.houseName}>{words.house(line.row)}</span>
            </div>
          ) : (
            <div key={line.location} className={css.location} style={place}>
              {t(`common:location.${line.location}`)}
              <span className={css.count}>{t('houseCount', { count: line.houses })}</span>
            </div>
          ),
        )}
      </div>
      <ul ref={rows} className={css.lines} style={{ height, width: days * size.day }}>
        {shown.map(({ line, ...place }) =>
          line.kind === 'house' ? (
            <WeekRow
              key={line.row.id}
              {...place}
              row={line.row}
              words={words}
              today={today}
              day={size.day}
              position={line.position}
              of={line.of}
            />
          ) : (
            <li key={line.location} className={css.locationLine} style={place}>
              <h2 className={visuallyHidden}>
                {t(`common:location.${line.location}`)} {t('houseCount', { count: line.houses })}
              </h2>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** The lines `[first, last)` to draw. Most frames of a scroll leave them as they are, and render nothing. */
function useDrawn(scroller: RefObject<HTMLElement | null>, offsets: readonly number[], height: number) {
  const [top, setTop] = useState(0);
  const drawn = windowOf(offsets, top, height);
  const { first, last } = drawn;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const scrolled = () => {
      const next = element.scrollTop;
      const coming = windowOf(offsets, next, height);
      if (coming.first !== first || coming.last !== last) setTop(next);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [scroller, offsets, height, first, last]);
  return drawn;
}
