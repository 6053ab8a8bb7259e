import { useTranslation } from 'react-i18next';
import type { DepositState } from '#contract/reservations/refunds.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import * as css from '../reservation.css.ts';

/** Says in one sentence where a deposit is and by which day it comes back, or that it is late on a Seoul date. Text: mypage. */
export function DepositLine({ deposit, today }: { deposit: DepositState; today: PlainDate }) {
  const { t, i18n } = useTranslation('mypage');
  const { state, returnsBy } = deposit;
  const amount = chargedMoney(deposit.amount, deposit.amountUsdCents).main;
  const date = returnsBy ? plainDate(returnsBy, i18n.language) : '';
  const isLate = state === 'to_return' && returnsBy !== null && returnsBy < today;
  return <p className={css.figures}>{t(`deposit.${isLate ? 'late' : state}`, { amount, date })}</p>;
}
