import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckOut } from '#contract/reservations/check-out.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { DepositWay } from './deposit-way.tsx';
import { knownOn } from './model.ts';
import { Objection } from './objection.tsx';
import { ownCheckOut, type OwnCheckOut } from './queries.ts';
import { Report } from './report.tsx';
import { useCheckOutTexts } from './texts.ts';
import * as css from './check-out.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface CheckOutPartProps {
  reservation: Reservation;
  /** The data is read again when this value changes, which it does with the screen's data. */
  read: unknown;
  along: OwnCheckOut | null;
  /** Today in Seoul. */
  today: PlainDate;
  className: string;
}

/**
 * Check-out of a stay: the list to go through and what was reported; after the stay, the progress of the deposit and the objection to its deductions.
 * Renders nothing before the last days of a stay. Text: check-out.
 */
export function CheckOutPart({ reservation, read, along, today, className }: CheckOutPartProps) {
  useCheckOutTexts();
  const { t } = useTranslation('check-out');
  const [changes, setChanges] = useState(0);
  // The network that a report waited for has the screen read anew too: what it asked for before the report left may come after it.
  const [own, setOwn] = useReads(
    (before) => reportOf(reservation.id, before),
    `${reservation.id} ${changes}`,
    read,
    changes ? null : along,
  );
  const loaded = own?.report;
  const isOver = reservation.deposit?.state === 'to_return' || reservation.depositSettled !== null;
  const value = own === null ? null : knownOn(reservation, loaded?.value ?? null, today);
  const hasReport = value && (value.isOpen || value.report);
  const changed = (next: CheckOut) => {
    setChanges((count) => count + 1);
    setOwn(() => ({ report: { value: next, readAt: Date.now(), fromDevice: false, onDevice: true } }));
  };
  return (
    <>
      {hasReport && (
        <section className={className} aria-labelledby="check-out">
          <h2 id="check-out">{t('report.title')}</h2>
          <div className={css.part}>
            <Drawing name="check-out" size="small" />
            {loaded?.fromDevice && <Saved at={loaded.readAt} />}
            <Report reservationId={reservation.id} value={value} onChanged={changed} />
          </div>
        </section>
      )}
      {isOver && (
        <section className={className} aria-labelledby="deposit-way">
          <h2 id="deposit-way">{t('deposit.title')}</h2>
          <div className={css.part}>
            <DepositWay reservation={reservation} today={today} />
            {value && (
              <Objection reservationId={reservation.id} value={value} today={today} onChanged={changed} />
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** Reads the member's report; keeps the previous one if it cannot be read. */
async function reportOf(reservationId: string, before: OwnCheckOut | null): Promise<OwnCheckOut | null> {
  const own = await ownCheckOut(reservationId);
  return own.report || !before ? own : null;
}

function Saved({ at }: { at: number }) {
  const { t, i18n } = useTranslation('check-out');
  const [now] = useState(Date.now);
  return <p className={css.soft}>{t('saved', { time: savedTime(at, now, i18n.language) })}</p>;
}
