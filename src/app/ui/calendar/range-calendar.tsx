import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import type { ChevronProps, DayButtonProps } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import { dateOf, dayFormat, shortDay, toDate, toDay } from './calendar-days.ts';
import { dayState, pressDay } from './calendar-rule.ts';
import type { DayState, StayDraft, StayLimits } from './calendar-rule.ts';
import { cx } from '../theme/cx.ts';
import { useShownMonths, type ShownMonths } from './shown-months.ts';
import * as css from './calendar.css.ts';

interface CalendarLabels {
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  checkIn: string;
  checkOut: string;
  reasons: Record<Exclude<DayState, 'checkIn' | 'checkOut'>, string>;
}

export interface CalendarProps {
  /** `YYYY-MM-DD` days; the check-out day is not part of the stay. */
  value: StayDraft;
  onChange: (value: StayDraft) => void;
  /** Current date in Seoul. */
  today: string;
  /** First arrival day. Default: today. */
  min?: string;
  /** Last check-out day. */
  max: string;
  /** Taken ranges. Their last day is free for an arrival, their first day for a departure. */
  unavailable?: readonly { from: string; to: string }[];
  /** True if the arrival in `value` is fixed and only the check-out is chosen. */
  arrivalFixed?: boolean;
  minNights?: number;
  maxNights?: number;
  language: 'ko' | 'en';
  labels: CalendarLabels;
  /** Number of months side by side; `auto` shows one, or two from 620 px. `sheet` stacks all of them below 600 px, to scroll. */
  months?: ShownMonths;
  renderDayNote?: (day: string) => ReactNode;
  /** Text below the months, announced when it changes: the next choice, or the number of nights. */
  status?: ReactNode;
}

const LONGEST_STAY = 365;

const Notes = createContext<CalendarProps['renderDayNote']>(undefined);

function DayButton({ day, modifiers, children, ...rest }: DayButtonProps) {
  const renderNote = useContext(Notes);
  const button = useRef<HTMLButtonElement>(null);
  const { focused } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const note = renderNote?.(toDay(day.date));
  return (
    <button ref={button} {...rest}>
      <span>{children}</span>
      {note && <span className={css.note}>{note}</span>}
    </button>
  );
}

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeft size={22} /> : <ChevronRight size={22} />;
}

const components = { DayButton, Chevron };

const classNames = {
  months: css.months,
  month: css.month,
  month_caption: css.caption,
  caption_label: css.captionLabel,
  nav: css.nav,
  button_previous: css.navButton,
  button_next: css.navButton,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
  today: css.today,
  footer: css.footer,
  selected: '',
  range_start: '',
  range_middle: '',
  range_end: '',
  disabled: '',
};

function ScrollHead({ language, status }: Pick<CalendarProps, 'language' | 'status'>) {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={css.scrollHead}>
      <div role="status" className={css.scrollStatus}>
        {status}
      </div>
      <div className={css.weekdays} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          // 4 January 1970 was a Sunday.
          <span key={index}>{weekday.format(Date.UTC(1970, 0, 4 + index))}</span>
        ))}
      </div>
    </div>
  );
}

const modifiersClassNames = {
  taken: css.taken,
  quiet: css.quiet,
  within: css.within,
  first: css.first,
  last: css.last,
  end: css.end,
  joined: css.joined,
};

/** Returns the styles of each day; `end` is the check-out day, or the one under the pointer. */
function dayModifiers(
  checkIn: string | undefined,
  end: string | undefined,
  stateOf: (date: Date) => DayState,
) {
  const isDay = (day: string | undefined) => (date: Date) => toDay(date) === day;
  return {
    taken: (date: Date) => stateOf(date) === 'taken',
    quiet: (date: Date) => ['outside', 'tooShort', 'tooLong', 'noRoom'].includes(stateOf(date)),
    within: (date: Date) => Boolean(checkIn && end && toDay(date) > checkIn && toDay(date) < end),
    first: isDay(checkIn),
    last: isDay(end),
    end: (date: Date) => isDay(checkIn)(date) || isDay(end)(date),
    joined: (date: Date) => Boolean(checkIn && end) && (toDay(date) === checkIn || toDay(date) === end),
  };
}

function dayName(
  date: Date,
  state: DayState,
  isToday: boolean | undefined,
  { language, labels, value: { checkIn, checkOut } }: CalendarProps,
): string {
  const day = toDay(date);
  return [
    dayFormat(language).format(date),
    isToday && labels.today,
    day === checkIn ? labels.checkIn : day === checkOut ? labels.checkOut : undefined,
    state !== 'checkIn' && state !== 'checkOut' && day !== checkOut && labels.reasons[state],
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Returns why the unavailable day pressed last is unavailable, until the choice changes. Touch screens have no tooltip, and a disabled button gets no
 * press, so the press is taken from the cell around it.
 */
function useRefusal(
  box: RefObject<HTMLElement | null>,
  { language, labels, value }: CalendarProps,
  limits: StayLimits,
): string | undefined {
  const [refused, setRefused] = useState<StayDraft & { day: string }>();
  const { checkIn, checkOut } = value;
  const hear = useEffectEvent((target: EventTarget | null) => {
    const day = target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day) setRefused({ day, checkIn, checkOut });
  });
  useEffect(() => {
    const element = box.current;
    const listen = ({ target }: Event) => hear(target);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [box]);
  if (!refused || refused.checkIn !== checkIn || refused.checkOut !== checkOut) return undefined;
  const state = dayState(refused.day, value, limits);
  if (state === 'checkIn' || state === 'checkOut') return undefined;
  return `${shortDay(refused.day, language)} · ${labels.reasons[state]}`;
}

function useLimits(props: CalendarProps): StayLimits {
  const { today, min = today, max, unavailable = [], minNights = 1, maxNights = LONGEST_STAY } = props;
  const { arrivalFixed } = props;
  return useMemo(
    () => ({ min: min > today ? min : today, max, unavailable, minNights, maxNights, arrivalFixed }),
    [min, today, max, unavailable, minNights, maxNights, arrivalFixed],
  );
}

/** Only this file may import react-day-picker. */
export default function RangeCalendar(props: CalendarProps) {
  const { value, onChange, today, max, language, labels, months = 'auto', renderDayNote } = props;
  const { checkIn, checkOut } = value;
  const [hovered, setHovered] = useState<string>();
  const limits = useLimits(props);
  const { box, scroll, setPressed, count, month, showMonth } = useShownMonths(months, checkIn, limits);
  const status = useRefusal(box, props, limits) ?? props.status;
  const stateOf = (date: Date) => dayState(toDay(date), value, limits);
  // Before the leaving day is pressed, the day under the pointer shows how the stay would look.
  const end = checkOut ?? (hovered && dayState(hovered, value, limits) === 'checkOut' ? hovered : undefined);

  const press = (day: string) => {
    const next: StayDraft = pressDay(day, value, limits);
    if (next === value) return;
    setPressed(next.checkIn);
    onChange(next);
  };

  return (
    <fieldset ref={box} aria-label={labels.calendar}>
      {scroll && <ScrollHead language={language} status={status} />}
      <Notes value={renderDayNote}>
        <DayPicker
          mode="range"
          required={false}
          className={cx(scroll && css.scrolling, count === 1 && css.single)}
          classNames={classNames}
          components={components}
          {...(language === 'ko' && { locale: ko })}
          today={toDate(today)}
          month={month}
          onMonthChange={showMonth}
          startMonth={toDate(limits.min)}
          endMonth={toDate(max)}
          numberOfMonths={count}
          hideNavigation={scroll}
          hideWeekdays={scroll}
          fixedWeeks={!scroll}
          selected={{ from: dateOf(checkIn), to: dateOf(checkOut) }}
          onSelect={(_range, pressed) => press(toDay(pressed))}
          disabled={(date) => !['checkIn', 'checkOut'].includes(stateOf(date))}
          modifiers={dayModifiers(checkIn, end, stateOf)}
          modifiersClassNames={modifiersClassNames}
          labels={{
            labelPrevious: () => labels.previousMonth,
            labelNext: () => labels.nextMonth,
            labelNav: () => labels.calendar,
            labelDayButton: (date, { today: isToday }) => dayName(date, stateOf(date), isToday, props),
          }}
          onDayMouseEnter={(date) => setHovered(toDay(date))}
          onDayMouseLeave={() => setHovered(undefined)}
          {...(!scroll && { footer: status })}
        />
      </Notes>
    </fieldset>
  );
}
