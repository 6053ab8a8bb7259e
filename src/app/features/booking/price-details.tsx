import { useTranslation } from 'react-i18next';
import type { Quote, Reservation } from '#contract/reservations/reservations.ts';
import { rentOfPrice } from '#contract/rules/agreed-rent.ts';
import { booking } from '#contract/rules/policy.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { usdCents, won } from '#contract/rules/format-money.ts';
import { PriceLines, type PriceLine } from '#app/ui/data/price-lines.tsx';
import { rateText } from './exchange-rate.ts';

export interface PriceDetailsProps {
  price: Quote['price'];
  beddingSets: number;
  couponCode: string | null;
  /** Null while offline, where neither the rate nor the amount in dollars is known. */
  usd: { exchangeRate: Quote['exchangeRate']; totalCents: number } | null;
  /** The dollars are what is charged, rather than for information. */
  charged: Reservation['isInternational'];
  /** Leaves out the promise that the deposit comes back: nobody paid it, or the page tells what has become of it. */
  ended?: boolean;
}

/** Price of a stay line by line, with the total in dollars, its rate and the rate's date. Text: booking. */
export function PriceDetails(props: PriceDetailsProps) {
  const { price, beddingSets, couponCode, usd, charged, ended } = props;
  const { t, i18n } = useTranslation('booking');
  const lines: PriceLine[] = [
    {
      label: t('price.rent', { count: price.nights }),
      explanation: t('price.rentWhy', {
        rent: won(rentOfPrice(price.housePrice, price.nights)),
        count: price.nights,
        period: booking.periodNights,
      }),
      amount: won(price.housePrice),
    },
  ];
  if (price.coupon > 0) {
    lines.push({
      label: couponCode ? t('price.couponNamed', { code: couponCode }) : t('price.coupon'),
      amount: `−${won(price.coupon)}`,
      minus: true,
    });
  }
  if (price.bedding > 0) {
    lines.push({
      label: t('price.bedding'),
      explanation: t('price.beddingWhy', { each: won(booking.beddingSetPrice), count: beddingSets }),
      amount: won(price.bedding),
    });
  }
  lines.push({
    label: t('price.deposit'),
    ...(!ended && price.deposit > 0 && { explanation: t('price.depositWhy') }),
    amount: won(price.deposit),
  });
  const taxes = t(price.deposit > 0 ? 'price.depositAndVat' : 'price.vat');
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
