import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { media } from '../theme/media.ts';
import { monthsBetween, toDate, toDay } from './calendar-days.ts';
import type { StayLimits } from './calendar-rule.ts';
import * as css from './calendar.css.ts';

const TWO_MONTHS_PX = 620;

export type ShownMonths = 1 | 2 | 'auto' | 'sheet';

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

/** Scrolls stacked months to the check-in at the start and when it is chosen from outside, for example by a preset. */
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

/** Returns the months on display: their number, the first, and the scrolling to the check-in. Call `setPressed` when a day is pressed. */
export function useShownMonths(wanted: ShownMonths, checkIn: string | undefined, { min, max }: StayLimits) {
  const { box, roomy } = useRoom(wanted);
  const scroll = wanted === 'sheet' && window.matchMedia(media.mobile).matches;
  const setPressed = useScrollToCheckIn(box, scroll, checkIn);
  const count = scroll ? monthsBetween(min, max) : typeof wanted === 'number' ? wanted : roomy ? 2 : 1;
  const [month, showMonth] = useMonth(checkIn, min, count);
  return { box, scroll, setPressed, count, month, showMonth };
}
