import en from '../../../../locales/en/check-out-report.json';
import ko from '../../../../locales/ko/check-out-report.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import type { CheckOutReport } from '#contract/reservations/check-out.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { checkOutItems, meters } from '#contract/rules/check-out/check-out.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { useReadAgain } from '#app/platform/offline/use-read-again.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { PictureList } from '#app/admin/kit/pictures/picture-list.tsx';
import { ObjectionPart } from './objection-part.tsx';
import { checkOutOf } from './queries.ts';

export interface CheckOutSectionsProps {
  reservationId: string;
  /** The deposit settlement, if it can be changed here. */
  settled?: AdminReservationDetail['depositSettled'];
  /** Any change of this value loads the data again. */
  read: unknown;
  onAnswered?: () => void;
}

/** Shows the check-out report of a member and their objection to deductions, or nothing if there is neither. Text: check-out-report, admin-files. */
export function CheckOutSections({ reservationId, read, settled, onAnswered }: CheckOutSectionsProps) {
  useOwnTexts('check-out-report', { ko, en });
  const { t } = useTranslation('check-out-report');
  const [found, setFound] = useState<AdminCheckOut | null>(null);
  const load = async (isGone: () => boolean) => {
    const outcome = await checkOutOf(reservationId);
    if (!isGone() && outcome.ok) setFound(outcome.value);
  };
  useReadAgain(load, reservationId, read);
  if (!found) return null;
  const { report, objection } = found;
  return (
    <>
      {objection && (
        <Part id="objection" title={t('objection.title')}>
          <ObjectionPart
            reservationId={reservationId}
            objection={objection}
            seen={found}
            kept={settled ? settled.deposit - settled.refunded - settled.returned : 0}
            onAnswered={(next) => {
              setFound(next);
              onAnswered?.();
            }}
          />
        </Part>
      )}
      {report && (
        <Part id="check-out" title={t('title')}>
          <Report report={report} />
        </Part>
      )}
    </>
  );
}

function Report({ report }: { report: CheckOutReport }) {
  const { t, i18n } = useTranslation('check-out-report');
  const { done, keys, meter, note, photos, sentAt } = report;
  return (
    <>
      <p className={css.soft}>{t('sentAt', { time: seoulMoment(sentAt, i18n.language) })}</p>
      <dl className={facts}>
        {checkOutItems.map((item) => (
          <Fact
            key={item}
            name={t(`items.${item}`)}
            value={t(done.includes(item) ? 'state.done' : 'state.open')}
          />
        ))}
        <Fact name={t('keys.label')} value={t(`keys.${keys}`)} />
        {meters.map(
          (each) => meter[each] && <Fact key={each} name={t(`meter.${each}`)} value={meter[each]} />,
        )}
        {note && <Fact name={t('note')} value={note} />}
      </dl>
      <PictureList label={t('photos')} pictures={photos} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
