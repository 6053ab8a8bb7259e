import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderInDoubt } from '#contract/admin/corrections.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { Amount } from '../money.tsx';
import * as css from '../detail.css.ts';

export interface OrdersInDoubtProps {
  orders: readonly OrderInDoubt[];
  action: (order: OrderInDoubt) => ReactNode;
}

/** The orders that only a person can settle, each with the reference to look it up at its provider, and the reason. Text: admin-reservations. */
export function OrdersInDoubt({ orders, action }: OrdersInDoubtProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  return (
    <ol className={css.lines} aria-label={t('doubt.title')}>
      {orders.map((order) => (
        <li key={order.orderId} className={css.line}>
          <span className={css.pair}>
            <span className={css.named}>
              <span className={css.strong}>{t('payment.nth', { seq: order.seq })}</span>
              <Badge tone="danger">{t('doubt.badge')}</Badge>
            </span>
            <span>{t(`doubt.why.${order.doubt}`)}</span>
            <span className={css.soft}>
              {t('doubt.order', { provider: t(`doubt.provider.${order.provider}`), id: order.orderId })}
            </span>
            <span className={css.soft}>
              {t('doubt.since', { time: seoulMoment(order.since, i18n.language) })}
            </span>
          </span>
          <Amount amount={order.amount} usd={order.amountUsdCents} />
          {action(order)}
        </li>
      ))}
    </ol>
  );
}
