import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import type { HouseDetail } from '#contract/houses.ts';
import { change as linkClass } from '#app/features/booking/booking.css.ts';
import { useOwnHold } from '#app/features/houses/detail/use-own-hold.tsx';
import { useSettled } from '#app/features/houses/detail/use-settled.ts';
import { planStay } from '#app/features/houses/model.ts';
import { useLastLoaded } from '#app/platform/offline/use-last-loaded.ts';
import { FormErrors, type FormErrorsProps } from '#app/ui/forms/form-errors.tsx';
import type { Booking } from './use-booking.ts';
import * as css from './booking-form.css.ts';

const route = getRouteApi('/_public/_member/book');

export interface BookingProblemsProps {
  booking: Booking;
  house: HouseDetail;
  summary: FormErrorsProps['errors'];
}

export function BookingProblems({ booking, house, summary }: BookingProblemsProps) {
  const { t } = useTranslation('booking');
  const { problem, attempts } = booking.form;
  return (
    <>
      <Taken
        key={problem?.code === 'dates_taken' ? `refused-${attempts}` : 'open'}
        booking={booking}
        house={house}
      />
      <FormErrors key={attempts} title={t('failed')} errors={summary} />
      {problem?.code === 'offline' && (
        <Link to="/mypage" className={linkClass}>
          {t('toMyPage')}
        </Link>
      )}
    </>
  );
}

/**
 * Reports that the dates are taken, before or after sending: by somebody else, or by the member's own reservation if the answer to an earlier request
 * was lost.
 */
function Taken({ booking, house }: Omit<BookingProblemsProps, 'summary'>) {
  const { t } = useTranslation('booking');
  const { free, today } = route.useLoaderData();
  const { problem } = booking.form;
  const isRefused = problem?.code === 'dates_taken';
  // Every step of the guests loads again: what was known stands until the newer answer.
  const known = useLastLoaded(useSettled(free), (answer) => !answer);
  const planned = planStay(house, booking.search, known?.today ?? today, known?.taken ?? null);
  const own = useOwnHold(house.id, isRefused ? { ...planned, problem: 'not_free' } : planned);
  if (!isRefused && planned.problem !== 'not_free') return null;
  return (
    <DatesTaken message={own ?? (isRefused ? problem.message : t('taken.title'))} quiet={!isRefused}>
      <WaysOn booking={booking} />
    </DatesTaken>
  );
}

function WaysOn({ booking: { search, chosen } }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const { houseId, checkIn, checkOut } = search;
  const { guests, beddingSets } = chosen;
  return (
    <>
      <p>{t('taken.kept')}</p>
      <p className={css.takenWays}>
        <Link
          to="/detail"
          search={{ id: houseId, guests, beddingSets }}
          hash="availability"
          className={linkClass}
        >
          {t('toCalendar')}
        </Link>
        <Link to="/houses" search={{ checkIn, checkOut, guests }} className={linkClass}>
          {t('toHouses')}
        </Link>
      </p>
    </>
  );
}

interface DatesTakenProps {
  message: ReactNode;
  children: ReactNode;
  /** True if the notice appears without a click, so that the focus must stay where it is. */
  quiet?: boolean;
}

/** Reports that somebody else took the dates. After a click it takes the focus, because the button is far below. */
function DatesTaken({ message, children, quiet = false }: DatesTakenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  return (
    <div ref={box} className={css.taken} role={quiet ? 'status' : 'alert'} tabIndex={-1}>
      <p className={css.takenTitle}>{message}</p>
      {children}
    </div>
  );
}
