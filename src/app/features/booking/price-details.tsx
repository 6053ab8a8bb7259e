import { useTranslation } from 'react-i18next';
import type { Quote, Reservation } from '#contract/reservations/reservations.ts';
import { rentOfPrice } from '#contract/rules/agreed-rent.ts';
import { booking } from '#contract/rules/policy.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { centsOfParts, type Won } from '#contract/rules/money.ts';
import { PriceLines, type PriceLine } from '#app/ui/data/price-lines.tsx';
import { rateText } from './exchange-rate.ts';

export interface PriceDetailsProps {
  price: Quote['price'];
  beddingSets: number;
  couponCode: string | null;
  /** Null while offline, where neither the rate nor the amount in dollars is known. */
  usd: { exchangeRate: Quote['exchangeRate']; totalCents: number } | null;
  /** True if dollars are charged, not only shown for information. */
  charged: Reservation['isInternational'];
  /** Leaves out the note that the deposit is returned, because nobody paid it or the page says what became of it. */
  ended?: boolean;
}

export function PriceDetails(props: PriceDetailsProps) {
  const { price, beddingSets, couponCode, usd, charged, ended } = props;
  const { t, i18n } = useTranslation('booking');
  const { housePrice, coupon, bedding, deposit } = price;
  const amountOf = amountsOf([housePrice, -coupon, bedding, deposit], charged ? usd : null);
  const lines: PriceLine[] = [
    {
      label: t('price.rent', { count: price.nights }),
      explanation: t('price.rentWhy', {
        rent: won(rentOfPrice(price.housePrice, price.nights)),
        count: price.nights,
        period: booking.periodNights,
      }),
      amount: amountOf(0),
    },
  ];
  if (coupon > 0) {
    lines.push({
      label: couponCode ? t('price.couponNamed', { code: couponCode }) : t('price.coupon'),
      amount: amountOf(1),
      minus: true,
    });
  }
  if (bedding > 0) {
    lines.push({
      label: t('price.bedding'),
      explanation: t('price.beddingWhy', { each: won(booking.beddingSetPrice), count: beddingSets }),
      amount: amountOf(2),
    });
  }
  lines.push({
    label: t('price.deposit'),
    ...(!ended && deposit > 0 && { explanation: t('price.depositWhy') }),
    amount: amountOf(3),
  });
  const taxes = t(deposit > 0 ? 'price.depositAndVat' : 'price.vat');
  const dollars = usd && usdCents(usd.totalCents);
  return (
    <PriceLines
      lines={lines}
      total={{
        label: t('price.total'),
        explanation: usd ? (
          <>
            {taxes}
            <br />
            {t('price.rate', {
              rate: rateText(usd.exchangeRate.krwPerUsd),
              date: dayOf(usd.exchangeRate.at, i18n.language),
            })}
          </>
        ) : (
          taxes
        ),
        amount: dollars && charged ? dollars : won(price.total),
        ...(dollars && { aside: charged ? won(price.total) : t('price.about', { usd: dollars }) }),
      }}
    />
  );
}

/** Returns a formatter of price parts by index: in won, or in dollars that add up to their total. */
function amountsOf(parts: Won[], usd: PriceDetailsProps['usd']): (place: number) => string {
  const cents = usd && centsOfParts(usd.totalCents, parts, usd.exchangeRate.krwPerUsd);
  return (place) => (cents ? usdCents(cents[place] ?? 0) : won(parts[place] ?? 0));
}
