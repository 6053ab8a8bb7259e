import { useTranslation } from 'react-i18next';
import type { Won } from '#contract/rules/money.ts';
import { useDollars } from '#app/platform/currency/dollars.ts';
import * as css from './cost.css.ts';

/** Shows an amount in approximate dollars if the user chose to see them, in room that is empty otherwise. Text: house-card. */
export function AboutDollars({ amount }: { amount: Won }) {
  const { t } = useTranslation('house-card');
  const dollars = useDollars();
  return dollars && <span className={css.dollars}>{t('cost.about', { usd: dollars.of(amount) })}</span>;
}
