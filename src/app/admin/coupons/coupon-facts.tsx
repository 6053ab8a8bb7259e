import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import { won } from '#contract/rules/format-money.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { facts, fact, term } from '#app/admin/kit/detail/facts.css.ts';
import type { HouseName } from '#app/admin/kit/load/house-names.ts';
import { useDates, useWorth } from './coupon-table.tsx';

type FactsProps = { coupon: AdminCoupon; houses: readonly HouseName[] };

export function CouponTerms({ coupon, houses }: FactsProps) {
  const { t, i18n } = useTranslation(['admin-coupons', 'common']);
  const worth = useWorth();
  const dates = useDates();
  const limit = (most: number | null) => (most === null ? t('unlimited') : t('times', { count: most }));
  const places = [
    ...coupon.locations.map((location) => t(`common:location.${location}`)),
    ...coupon.houseIds.map((id) => {
      const known = houses.find((house) => house.id === id);
      return known ? localText(known.name, i18n.language) : id;
    }),
  ];
  return (
    <dl className={facts}>
      <Line name={t('column.worth')}>{worth(coupon)}</Line>
      <Line name={t('column.dates')}>{dates(coupon)}</Line>
      <Line name={t('form.minNights')}>{t('common:nights', { count: coupon.minNights })}</Line>
      <Line name={t('form.maxUses')}>{limit(coupon.maxUses)}</Line>
      <Line name={t('form.maxUsesPerMember')}>{limit(coupon.maxUsesPerMember)}</Line>
      <Line name={t('form.for')}>{places.length > 0 ? places.join(', ') : t('everyHouse')}</Line>
      {coupon.note && <Line name={t('form.note')}>{coupon.note}</Line>}
    </dl>
  );
}

export function CouponUses({ coupon: { uses, given } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-coupons');
  return (
    <dl className={facts}>
      <Line name={t('column.uses')}>{t('uses', { count: uses })}</Line>
      <Line name={t('column.given')}>{won(given)}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd className={fact}>{children}</dd>
    </>
  );
}
