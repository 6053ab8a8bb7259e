import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { PictureList } from '#app/admin/kit/pictures/picture-list.tsx';
import * as css from './actions.css.ts';

export function DepositSettled({
  settled,
}: {
  settled: NonNullable<AdminReservationDetail['depositSettled']>;
}) {
  const { t, i18n } = useTranslation('admin-actions');
  return (
    <>
      <PriceLines
        lines={[
          { label: t('deposit.deposit'), amount: won(settled.deposit) },
          ...settled.deductions.map(({ text, amount }) => ({
            label: localText(text, i18n.language),
            amount: won(-amount),
          })),
          ...(settled.returned > 0 ? [{ label: t('deposit.returned'), amount: won(settled.returned) }] : []),
        ]}
        total={{ label: t('back.total'), amount: won(settled.refunded + settled.returned) }}
      />
      {settled.deductions.map(({ text, photos }, index) => (
        <PictureList key={index} label={localText(text, i18n.language)} pictures={photos} />
      ))}
      <p className={css.soft}>
        {t('deposit.settledBy', { moment: seoulMoment(settled.at, i18n.language), name: settled.by })}
      </p>
    </>
  );
}
