import { useState, type ReactNode } from 'react';
import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import { Overlay, preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import * as css from './booking.css.ts';

export interface PriceBarProps {
  /** Payments in the charged currency, the one due now first. */
  payments: readonly { amount: Won; amountUsdCents: Cents | null }[];
  total: string;
  hasDeposit: boolean;
  children: ReactNode;
}

/** Below 960 px: shows what is paid now at the bottom of the window, and opens a sheet with all price lines. Text: booking, common. */
export function PriceBar({ payments, total, hasDeposit, children }: PriceBarProps) {
  const { t } = useTranslation(['booking', 'common']);
  const [open, setOpen] = useState(false);
  const [now] = payments;
  const isAll = payments.length <= 1 || !now;
  const note = isAll
    ? hasDeposit && t('price.withDeposit')
    : t(`price.${hasDeposit ? 'ofTotalWithDeposit' : 'ofTotal'}`, { total });
  return (
    <div className={css.bar} role="region" aria-label={t('price.title')}>
      <button
        type="button"
        className={css.barToggle}
        aria-haspopup="dialog"
        onPointerEnter={preloadOverlay}
        onFocus={preloadOverlay}
        onClick={() => setOpen(true)}
      >
        <span className={css.barWords}>
          <span className={css.barTotal}>
            {isAll ? total : t('price.now', { amount: chargedMoney(now.amount, now.amountUsdCents).main })}
          </span>
          {note && <span className={css.barNote}>{note}</span>}
        </span>
        <span className={css.barMore}>
          {t('price.more')}
          <ChevronUp size={20} />
        </span>
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t('price.title')}
        closeLabel={t('common:close')}
      >
        {children}
      </Overlay>
    </div>
  );
}
