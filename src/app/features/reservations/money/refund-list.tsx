import { useTranslation } from 'react-i18next';
import type { Cancellation, Refund } from '#contract/reservations/refunds.ts';
import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import * as css from './instalments.css.ts';

export interface RefundListProps {
  refunds: readonly (Refund | Cancellation['returns'][number])[];
  /** Payment method of the reservation, used if a refund does not name its own. */
  method: PaymentMethod;
}

export function RefundList({ refunds, method }: RefundListProps) {
  const { t, i18n } = useTranslation('booking');
  return (
    <ul className={css.list}>
      {refunds.map((refund, index) => {
        const { main, aside } = chargedMoney(refund.amount, refund.amountUsdCents);
        const way = paymentMethods.find((known) => known === refund.method) ?? method;
        return (
          <li key={index} className={css.item}>
            <div className={css.words}>
              <span className={css.title}>
                {refund.seq === 1 ? t('refund.first') : t('refund.nth', { seq: refund.seq })}
                {'status' in refund && (
                  <Badge tone={refund.status === 'done' ? 'success' : 'brand'}>
                    {t(`refund.status.${refund.status}`)}
                  </Badge>
                )}
              </span>
              <span className={css.soft}>
                {'waitsForAccount' in refund && refund.waitsForAccount
                  ? t('refund.noAccount')
                  : t('refund.way', {
                      method: t(`method.name.${way}`),
                      date: plainDate(refund.arrivesBy, i18n.language),
                    })}
              </span>
            </div>
            <span className={css.amount}>
              {main}
              {aside && <span className={css.soft}>{aside}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
