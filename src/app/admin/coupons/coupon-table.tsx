import { CircleCheck, CircleSlash, Clock, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import type { CouponState } from '#contract/admin/vocabulary.ts';
import { won } from '#contract/rules/format-money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import { badges, soft, who } from '#app/admin/kit/list/list-cells.css.ts';
import * as css from '#app/admin/kit/list/filters.css.ts';

export function CouponTable({ rows, link, empty }: ListProps<AdminCoupon>) {
  const { t } = useTranslation('admin-coupons');
  const worth = useWorth();
  const dates = useDates();
  return (
    <ListTable
      name="coupons"
      caption={t('title')}
      columns={[
        {
          key: 'code',
          head: t('column.code'),
          cell: (row) => (
            <span className={who}>
              <span className={css.code}>{link(row, row.code)}</span>
              {row.note && <span className={soft}>{row.note}</span>}
            </span>
          ),
        },
        {
          key: 'worth',
          head: t('column.worth'),
          cell: (row) => <span className={css.number}>{worth(row)}</span>,
        },
        { key: 'dates', head: t('column.dates'), cell: dates },
        { key: 'state', head: t('column.state'), cell: ({ state }) => <CouponBadge state={state} /> },
        {
          key: 'uses',
          head: t('column.uses'),
          numeric: true,
          cell: ({ uses, maxUses }) =>
            maxUses === null ? t('uses', { count: uses }) : t('usesOf', { count: uses, most: maxUses }),
        },
        { key: 'given', head: t('column.given'), numeric: true, cell: ({ given }) => won(given) },
      ]}
      rows={rows}
      rowKey={({ code }) => code}
      linked
      empty={empty}
    />
  );
}

export function useWorth(): (coupon: Pick<AdminCoupon, 'kind' | 'value'>) => string {
  const { t } = useTranslation('admin-coupons');
  return ({ kind, value }) => (kind === 'amount' ? won(value) : t('percentOff', { value }));
}

/** Returns a function that describes the days on which a coupon can be used for a booking. Text: admin-coupons. */
export function useDates(): (coupon: Pick<AdminCoupon, 'startsOn' | 'endsOn'>) => string {
  const { t, i18n } = useTranslation('admin-coupons');
  const day = (date: string) => plainDate(date, i18n.language);
  return ({ startsOn, endsOn }) => {
    if (startsOn && endsOn) return t('dates.both', { from: day(startsOn), to: day(endsOn) });
    if (startsOn) return t('dates.from', { from: day(startsOn) });
    return endsOn ? t('dates.to', { to: day(endsOn) }) : t('dates.always');
  };
}

const looks = {
  valid: { tone: 'success', Icon: CircleCheck },
  upcoming: { tone: 'neutral', Icon: Clock },
  over: { tone: 'neutral', Icon: CircleSlash },
  used_up: { tone: 'warning', Icon: Ticket },
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  const { t } = useTranslation('admin-coupons');
  return (
    <span className={badges}>
      <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
    </span>
  );
}
