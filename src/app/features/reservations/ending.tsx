import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { sumsOf } from './model.ts';
import * as css from './reservation.css.ts';

export interface EndingProps {
  reservation: Reservation;
  again: ReactNode;
}

export function Ending({ reservation, again }: EndingProps) {
  const { t, i18n } = useTranslation('mypage');
  const who = useWho();
  const { closed, closing } = reservation;
  if (!closed || !closing) return null;
  const { paid, returned } = sumsOf(reservation);
  const back = chargedMoney(returned.amount, returned.usdCents).main;
  return (
    <>
      <p>{who(closed.reason, closing)}</p>
      <p className={css.figures}>{t('ending.at', { moment: seoulMoment(closed.at, i18n.language) })}</p>
      {closing.note && <p>{t('ending.note', { note: closing.note })}</p>}
      <p>
        {paid.amount === 0
          ? t('ending.nothingPaid')
          : returned.amount === 0
            ? t('ending.nothingBack')
            : t('ending.back', { amount: back })}
      </p>
      {again}
    </>
  );
}

type Closing = NonNullable<Reservation['closing']>;

function useWho() {
  const { t } = useTranslation('mypage');
  return (reason: NonNullable<Reservation['closed']>['reason'], { by, name }: Closing): string => {
    if (reason === 'contract_declined')
      return name === null ? t('ending.by.self') : t('ending.by.decliner', { name });
    return t(`ending.by.${by === 'member' || by === 'administrator' ? by : 'system'}`);
  };
}
