import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDeduction } from '#contract/reservations/reservations.ts';
import type { DepositSettlement as Settlement } from '#contract/reservations/refunds.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import type { Bilingual } from '#contract/shared.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { PictureStrip } from '#app/ui/media/picture-strip.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { deductionsWithPictures } from '../queries.ts';
import * as css from '../reservation.css.ts';

type DepositSettlementProps = { reservationId: string; settled: Settlement };

export function DepositSettlement({ reservationId, settled }: DepositSettlementProps) {
  const { t, i18n } = useTranslation('mypage');
  // A copy that an older version saved has no dollars, and nothing that was returned later.
  const returned = settled.returned ?? 0;
  const cents = settled.refundedUsdCents ?? null;
  const later = settled.returnedUsdCents ?? 0;
  const back = chargedMoney(settled.refunded + returned, cents === null ? null : cents + later);
  // A copy that an older version saved has one text.
  const said = (text: Bilingual | string) =>
    typeof text === 'string' ? text : localText(text, i18n.language);
  const [shown, setShown] = useState<OwnDeduction[]>([]);
  useEffect(() => {
    let wanted = true;
    void deductionsWithPictures(reservationId).then((loaded) => wanted && setShown(loaded));
    return () => {
      wanted = false;
    };
  }, [reservationId]);
  return (
    <>
      <PriceLines
        lines={[
          {
            label: t('settlement.paid'),
            amount: chargedMoney(settled.deposit, settled.depositUsdCents ?? null).main,
          },
          ...settled.deductions.map(({ text, amount, amountUsdCents: part }) => ({
            label: said(text),
            amount: chargedMoney(-amount, part ? -part : null).main,
          })),
          ...(returned > 0
            ? [
                {
                  label: t('settlement.returned'),
                  amount: chargedMoney(returned, settled.returnedUsdCents ?? null).main,
                },
              ]
            : []),
        ]}
        total={{ label: t('settlement.back'), amount: back.main, ...(back.aside && { aside: back.aside }) }}
      />
      {shown.map(({ text, photos }, index) => (
        <PictureStrip
          key={index}
          pictures={photos}
          alt={(number) => t('settlement.picture', { number, text: said(text) })}
        />
      ))}
      <p className={css.soft}>{t('settlement.when', { date: dayOf(settled.at, i18n.language) })}</p>
    </>
  );
}
