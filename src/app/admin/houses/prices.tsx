import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHouse, HousePrice } from '#contract/admin/houses.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { useUndo } from '#app/admin/kit/form/use-undo.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { removePrice, setPrice } from './queries.ts';
import { SmallForm } from './small-form.tsx';
import * as css from './houses.css.ts';

export interface PricesProps {
  house: AdminHouse;
  onChanged: () => void;
}

export function Prices({ house, onChanged }: PricesProps) {
  const { t } = useTranslation('admin-houses');
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const undone = useUndo<HousePrice>(
    async (price) => {
      const outcome = await setPrice(house, price);
      if (outcome.ok) onChanged();
      return outcome;
    },
    place,
    (problem) => warn(problem, t('form.failed')),
  );
  const remove = async (price: HousePrice) => {
    setBusy(price.startsOn);
    const outcome = await removePrice(house, price.startsOn);
    setBusy(null);
    if (outcome.ok) undone.begin(price);
    else warn(outcome.problem, t('form.failed'));
    onChanged();
  };
  return (
    <div ref={place} className={css.form}>
      <p>
        {house.monthlyRent === null
          ? t('price.none')
          : t('price.now', { rent: won(house.monthlyRent), deposit: won(house.deposit ?? 0) })}
      </p>
      {house.prices.length > 0 && (
        <ul className={css.list}>
          {house.prices.map((price) => (
            <PriceRow
              key={price.startsOn}
              price={price}
              busy={busy === price.startsOn}
              onRemove={() => void remove(price)}
            />
          ))}
        </ul>
      )}
      {undone.thing && (
        <p role="status" className={css.actions}>
          {t('price.removed')}
          <Button
            variant="secondary"
            size="small"
            autoFocus
            busy={undone.busy}
            onClick={() => void undone.undo()}
          >
            {t('price.undo')}
          </Button>
        </p>
      )}
      <PriceForm house={house} onChanged={onChanged} />
    </div>
  );
}

type PriceRowProps = { price: HousePrice; busy: boolean; onRemove: () => void };

function PriceRow({ price, busy, onRemove }: PriceRowProps) {
  const { t, i18n } = useTranslation('admin-houses');
  const date = longDate(price.startsOn, i18n.language);
  return (
    <li className={css.row}>
      <span className={css.name}>
        {t('price.from', { date })}
        <span className={css.soft}>
          {t('price.amounts', { rent: won(price.monthlyRent), deposit: won(price.deposit) })} ·{' '}
          {t('price.setBy', { name: price.setBy })}
        </span>
      </span>
      {!price.isApplied && (
        <IconButton label={t('price.remove', { date })} invalid={busy} onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      )}
    </li>
  );
}

/** Parses won from a field, ignoring separators between digits; NaN if it is empty. */
const wonOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(/[\s,]/g, ''));

function PriceForm({ house, onChanged }: PricesProps) {
  const { t } = useTranslation(['admin-houses', 'errors']);
  const [today] = useState(() => seoulDate(Date.now()));
  const { draft, edit, form, submit, startAnother } = useDraftForm({
    key: `admin-house-price/${house.id}`,
    initial: { startsOn: today, monthlyRent: '', deposit: '' },
  });
  const send = async () => {
    const done = await submit((values) =>
      setPrice(house, {
        startsOn: values.startsOn,
        monthlyRent: wonOf(values.monthlyRent),
        deposit: wonOf(values.deposit),
      }),
    );
    // Other prices than these may be there by now.
    if (!done) return onChanged();
    toast.success(t('price.saved'));
    startAnother();
    onChanged();
  };
  const field = (name: 'startsOn' | 'monthlyRent' | 'deposit') => ({
    label: t(`price.${name}`),
    value: draft[name],
    error: form.errors[name] && t(`errors:${form.errors[name]}`),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => edit({ [name]: target.value }),
  });
  return (
    <SmallForm
      label={t('price.title')}
      form={form}
      className={css.form}
      send={t('price.set')}
      variant="secondary"
      onSend={send}
    >
      <div className={css.numbers}>
        <TextField type="date" min={today} {...field('startsOn')} />
        <TextField inputMode="numeric" {...field('monthlyRent')} />
        <TextField inputMode="numeric" {...field('deposit')} />
      </div>
      <p className={css.soft}>{t('price.help')}</p>
    </SmallForm>
  );
}
