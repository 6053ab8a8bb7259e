import { useTranslation } from 'react-i18next';
import type { MovePreview } from '#contract/admin/corrections.ts';
import { movePrices, type MovePrice } from '#contract/admin/vocabulary.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { PriceLines, type PriceLine } from '#app/ui/data/price-lines.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { NoPreview, Ways } from './going-back.tsx';
import { sumsOfMove, type MoveSums } from './model.ts';
import type { Preview } from '#app/admin/kit/dialog/use-preview.ts';
import * as css from './actions.css.ts';

export interface MovePricesProps {
  preview: Preview<MovePreview>;
  price: MovePrice;
  /** The amounts that were confirmed before they changed. */
  before: MoveSums | null;
  /** True if nothing is paid yet, so that the first payment is the amount to pay. */
  isRequest: boolean;
  onChange: (price: MovePrice) => void;
}

type AtHouse = NonNullable<MovePreview['house']>;

/** Offers the agreed price and the price of the chosen house, with the effect of each. Empty until a house is chosen. Text: admin-actions. */
export function MovePrices({ preview, price, before, isRequest, onChange }: MovePricesProps) {
  const { shown, current, problem } = preview;
  if (preview.key === null) return null;
  if (problem || !shown)
    return (
      <div className={css.preview} aria-live="polite">
        <NoPreview preview={preview} />
      </div>
    );
  return (
    <div className={css.group} aria-busy={preview.loading}>
      <Changed before={before} now={current && sumsOfMove(current, price)} />
      <Choice answer={shown} price={price} onChange={onChange} />
      <div aria-live="polite">
        {price === 'house' && shown.house && (
          <Effect agreed={shown.agreed.total} house={shown.house} isRequest={isRequest} />
        )}
      </div>
    </div>
  );
}

function Changed({ before, now }: { before: MoveSums | null; now: MoveSums | null }) {
  const { t } = useTranslation('admin-actions');
  if (!before || !now) return null;
  const told = ({ total, toPay, refund }: MoveSums) =>
    t('move.sums', { total: won(total), toPay: won(toPay), refund: won(refund) });
  return (
    <p role="alert" className={css.changed}>
      {t('move.changed', { before: told(before), now: told(now) })}
    </p>
  );
}

function Choice({
  answer: { agreed, house },
  price,
  onChange,
}: { answer: MovePreview } & Pick<MovePricesProps, 'price' | 'onChange'>) {
  const { t } = useTranslation(['admin-actions', 'errors']);
  const difference = house?.difference ?? 0;
  const compared = difference > 0 ? 'dearer' : difference < 0 ? 'cheaper' : 'same';
  const helps: Record<MovePrice, string> = {
    agreed: t('move.price.agreedHelp', { total: won(agreed.total) }),
    house: house
      ? t(`move.price.${compared}`, { total: won(house.total), difference: won(Math.abs(difference)) })
      : t('errors:move_price_unsigned'),
  };
  return (
    <RadioCards
      legend={t('move.price.title')}
      value={price}
      onChange={onChange}
      options={movePrices.map((value) => ({
        value,
        label: t(`move.price.${value}`),
        help: helps[value],
        disabled: value === 'house' && !house,
      }))}
    />
  );
}

function Effect({ agreed, house, isRequest }: { agreed: Won; house: AtHouse; isRequest: boolean }) {
  const { t } = useTranslation('admin-actions');
  const { difference } = house;
  const moving = useMovingLines(house, isRequest);
  return (
    <section className={css.preview} aria-label={t('move.effect')}>
      <PriceLines
        lines={[
          { label: t('move.agreedTotal'), amount: won(agreed) },
          {
            label: t('move.difference'),
            amount: difference > 0 ? `+${won(difference)}` : won(difference),
            minus: difference < 0,
          },
        ]}
        total={{
          label: t('move.total'),
          amount: won(house.total),
          ...(house.totalUsdCents === null ? {} : { aside: usdCents(house.totalUsdCents) }),
        }}
      />
      {moving.length > 0 ? <PriceLines lines={moving} /> : <p className={css.soft}>{t('move.nothing')}</p>}
      <Ways returns={house.returns} />
    </section>
  );
}

/** Lists the amounts to pay and to refund that are not zero, also in dollars if the stay is charged in dollars. */
function useMovingLines({ toPay, dueOn, later, refund }: AtHouse, isRequest: boolean): PriceLine[] {
  const { t, i18n } = useTranslation('admin-actions');
  const date = dueOn && plainDate(dueOn, i18n.language);
  const line = (label: string, help: string, amount: Won, cents: number | null): PriceLine[] => {
    const explanation = cents === null ? help : `${usdCents(cents)} · ${help}`;
    return amount > 0 ? [{ label, explanation, amount: won(amount) }] : [];
  };
  return [
    ...(isRequest
      ? line(t('move.first'), t('move.firstBy', { date }), toPay.amount, toPay.usdCents)
      : line(t('move.toPay'), t('move.toPayBy', { date }), toPay.amount, toPay.usdCents)),
    ...line(t('move.later'), t('move.laterHelp'), later.amount, later.usdCents),
    ...line(t('back.total'), t('move.returnHelp'), refund.total, refund.totalUsdCents),
  ];
}
