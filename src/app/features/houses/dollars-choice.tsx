import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { chooseDollars } from '#app/platform/currency/currency.ts';
import { useDollars } from '#app/platform/currency/dollars.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import * as css from './cost.css.ts';
import { choice } from './dollars-choice.css.ts';

export function DollarsChoice() {
  const { t } = useTranslation('house-card');
  const dollars = useDollars();
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    if (busy) return;
    setBusy(true);
    if (!(await chooseDollars(!dollars))) toast.warning(t('cost.failed'));
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={choice}
      aria-label={t('cost.show')}
      aria-pressed={dollars !== null}
      aria-busy={busy || undefined}
      onClick={() => void choose()}
    >
      US$
    </button>
  );
}

export function DollarsNote() {
  const { t, i18n } = useTranslation('house-card');
  const rate = useDollars()?.rate;
  if (!rate) return null;
  const [whole = '', part] = rate.krwPerUsd.split('.');
  return (
    <p role="note" className={css.line}>
      {t('cost.note', {
        date: plainDate(seoulDate(Date.parse(rate.at)), i18n.language),
        rate: `${won(Number(whole))}${part ? `.${part}` : ''}`,
      })}
    </p>
  );
}
