import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { DAYS_PLACED, offsetsOf, originOf, windowOf } from './model.ts';
import type { Line, Stretch } from './rows.ts';
import { rowWords, type RowWords } from './row-words.ts';
import { useEdge } from './scroll/use-edge.ts';
import { useGradualRows } from './use-gradual-rows.ts';
import { heightsOf, type GridSize } from './use-grid-size.ts';
import { useNameFonts } from './use-name-fonts.ts';
import { WeekRow } from './week-row.tsx';
import * as css from './week-grid.css.ts';

type WeekRowsProps = {
  scroller: RefObject<HTMLDivElement | null>;
  lines: Line[];
  stretch: Stretch;
  from: PlainDate;
  weeks: number;
  size: GridSize;
  /** Seoul date. */
  today: PlainDate;
};

type Shown = { line: Line; top: number; height: number };

/**
 * Draws the lines in the visible window and their names beside them. The names are one sticky column, because every sticky element is a compositor
 * layer of its own; screen readers find them in the rows. Rows are positioned from an origin that outlives the loaded stretch, and the list is moved
 * as a whole, so that bars that stay are not laid out again when weeks come and go.
 */
export function WeekRows({ scroller, lines, stretch, from, weeks, size, today }: WeekRowsProps) {
  const { t, i18n } = useTranslation(['admin-week', 'common']);
  const words = useMemo(() => rowWords(t, i18n.language, today), [t, i18n.language, today]);
  const offsets = useMemo(() => offsetsOf(lines, heightsOf(size.row)), [lines, size.row]);
  const drawn = useDrawn(scroller, offsets, size.height);
  const rowOf = useGradualRows(lines, { ...drawn, from, weeks });
  const rows = useRef<HTMLUListElement>(null);
  const shown = useShown(lines, offsets, drawn);
  const origin = originOf(stretch);
  const before = daysBetween(origin, stretch.start) * size.day;
  const indent = useEdge(scroller, rows, { before, size });
  const height = offsets.at(-1)!;
  useNameFonts(scroller, lines, i18n.language);
  return (
    <>
      <Names shown={shown} height={height} words={words} />
      <div className={css.lines} style={{ height, width: 7 * stretch.weeks * size.day }}>
        <ul
          ref={rows}
          className={css.list}
          style={{ width: DAYS_PLACED * size.day, transform: `translateX(${-before}px)` }}
        >
          {shown.map(({ line, ...place }) =>
            line.kind === 'house' ? (
              <WeekRow
                key={line.row.id}
                {...place}
                row={rowOf(line.row)}
                words={words}
                origin={origin}
                today={today}
                day={size.day}
                position={line.position}
                of={line.of}
                indent={indent}
              />
            ) : (
              <li key={line.location} className={css.locationLine} style={place}>
                <h2 className={css.heading}>
                  {t(`common:location.${line.location}`)} {t('houseCount', { count: line.houses })}
                </h2>
              </li>
            ),
          )}
        </ul>
      </div>
    </>
  );
}

type NamesProps = { shown: Shown[]; height: number; words: RowWords };

const Names = memo(function Names({ shown, height, words }: NamesProps) {
  const { t } = useTranslation(['admin-week', 'common']);
  return (
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
  );
});

type Window = ReturnType<typeof windowOf>;

function useShown(lines: Line[], offsets: readonly number[], { first, last }: Window): Shown[] {
  return useMemo(
    () =>
      lines.slice(first, last).map((line, index) => {
        const [top, bottom] = [offsets[first + index]!, offsets[first + index + 1]!];
        return { line, top, height: bottom - top };
      }),
    [lines, offsets, first, last],
  );
}

/** Returns the lines `[first, last)` to draw, and renders only when they change: most frames of a scroll do not change them. */
function useDrawn(
  scroller: RefObject<HTMLElement | null>,
  offsets: readonly number[],
  height: number,
): Window {
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
