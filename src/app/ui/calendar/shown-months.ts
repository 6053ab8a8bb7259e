import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { media } from '../theme/media.ts';
import { monthsBetween, toDate, toDay } from './calendar-days.ts';
import type { StayLimits } from './calendar-rule.ts';
import * as css from './calendar.css.ts';

const TWO_MONTHS_PX = 620;

/** Months side by side, by the room there is (`auto`), or all of them under one another on a phone (`sheet`). */
export type ShownMonths = 1 | 2 | 'auto' | 'sheet';

/** The number of months that have room, measured once the box is on the page. */
function useRoom(wanted: ShownMonths) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [roomy, setRoomy] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (typeof wanted === 'number' || !element) return;
    const measure = () => setRoomy(element.clientWidth >= TWO_MONTHS_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);
  return { box, roomy };
}

/** Scrolls months under one another to the one of the check-in, at first and whenever it was chosen outside of them, as by a preset. */
function useScrollToCheckIn(
  box: RefObject<HTMLElement | null>,
  scroll: boolean,
  checkIn: string | undefined,
): (pressed: string | undefined) => void {
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isInSight = checkIn === pressed.current;
    pressed.current = undefined;
    if (!scroll || !checkIn || isInSight) return;
    // The month before shows the place of its first days too.
    const day = box.current?.querySelector(`[data-day="${checkIn}"]:not([data-outside])`);
    day?.closest(`.${css.month}`)?.scrollIntoView({ block: 'start' });
  }, [box, scroll, checkIn]);
  return (day) => {
    pressed.current = day;
  };
}

/** The first month that is shown: it follows a check-in that is in none of the months shown, as one that a preset chose. */
function useMonth(checkIn: string | undefined, first: string, count: number) {
  const [month, show] = useState(() => toDate(checkIn ?? first));
  const [known, setKnown] = useState(checkIn);
  if (checkIn !== known) {
    setKnown(checkIn);
    const ahead = checkIn ? monthsBetween(toDay(month), checkIn) - 1 : 0;
    if (checkIn && (ahead < 0 || ahead >= count)) show(toDate(checkIn));
  }
  return [month, show] as const;
}

/** The months that are shown: how many, the first of them, and whether they scroll to the check-in. `setPressed` hears of one that was pressed. */
export function useShownMonths(wanted: ShownMonths, checkIn: string | undefined, { min, max }: StayLimits) {
  const { box, roomy } = useRoom(wanted);
  const scroll = wanted === 'sheet' && window.matchMedia(media.mobile).matches;
  const setPressed = useScrollToCheckIn(box, scroll, checkIn);
  const count = scroll ? monthsBetween(min, max) : typeof wanted === 'number' ? wanted : roomy ? 2 : 1;
  const [month, showMonth] = useMonth(checkIn, min, count);
  return { box, scroll, setPressed, count, month, showMonth };
}
