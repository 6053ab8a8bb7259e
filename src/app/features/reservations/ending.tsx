import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { sumsOf } from './model.ts';
import * as css from './reservation.css.ts';

export interface EndingProps {
  stay: Reservation;
  /** Leads to a request of the same house and dates, where they are still to come. */
  again: ReactNode;
}

/** Tells who ended a reservation before it began, why and when, with the refund and the way to ask for it again. Text: mypage. */
export function Ending({ stay, again }: EndingProps) {
  const { t, i18n } = useTranslation('mypage');
  const who = useWho();
  const { closed, closing } = stay;
  if (!closed || !closing) return null;
  const { paid, returned } = sumsOf(stay);
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

/** Says who it was: the member, the operator, the occupant who declined, or the end of the hold. */
function useWho() {
  const { t } = useTranslation('mypage');
  return (reason: NonNullable<Reservation['closed']>['reason'], { by, name }: Closing): string => {
    if (reason === 'contract_declined')
      return name === null ? t('ending.by.self') : t('ending.by.decliner', { name });
    return t(`ending.by.${by === 'member' || by === 'administrator' ? by : 'system'}`);
  };
}
