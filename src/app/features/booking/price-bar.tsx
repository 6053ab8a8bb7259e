import { useId, useState, type ReactNode } from 'react';
import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import * as css from './booking.css.ts';

export interface PriceBarProps {
  /** In won; the total contains the deposit. */
  price: { total: number; deposit: number };
  /** Every line of the price. */
  children: ReactNode;
}

/** Below 960 px: the total at the bottom of the window, which opens to every line of the price. Text: booking. */
export function PriceBar({ price, children }: PriceBarProps) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.bar} role="region" aria-label={t('price.title')}>
      {open && (
        <div id={id} className={css.barLines}>
          {children}
        </div>
      )}
      <button
        type="button"
        className={css.barToggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={css.barWords}>
          <span className={css.barTotal}>{won(price.total)}</span>
          {price.deposit > 0 && <span className={css.barNote}>{t('price.withDeposit')}</span>}
        </span>
        <span className={css.barMore}>
          {open ? t('price.less') : t('price.more')}
          <ChevronUp size={20} className={css.barIcon} />
        </span>
      </button>
    </div>
  );
}
