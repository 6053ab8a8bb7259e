import { useEffect, useRef, useState } from 'react';
import { TicketCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { couponCodeOf } from './booking-errors.ts';
import * as css from './booking.css.ts';

export interface CouponFieldProps {
  typed: string;
  onType: (typed: string) => void;
  applied: { code: string; worth: number } | null;
  error: string | null;
  busy: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

export function CouponField({ typed, onType, applied, error, busy, onApply, onRemove }: CouponFieldProps) {
  const { t } = useTranslation('booking');
  const [empty, setEmpty] = useState(false);
  const asked = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A screen reader reads the error together with the field.
    if (busy || !error || !asked.current) return;
    asked.current = false;
    field.current?.focus();
  }, [busy, error]);
  if (applied) {
    return (
      <p className={css.coupon} role="status">
        <TicketCheck size={20} className={css.good} />
        <span>
          <strong>{applied.code}</strong> {t('coupon.worth', { amount: won(applied.worth) })}
        </span>
        <IconButton label={t('coupon.remove')} onClick={onRemove}>
          <X size={20} />
        </IconButton>
      </p>
    );
  }
  const apply = () => {
    const code = couponCodeOf(typed);
    setEmpty(!code);
    if (!code) return field.current?.focus();
    asked.current = true;
    onApply(code);
  };
  return (
    <div className={css.couponRow}>
      <TextField
        id="couponCode"
        ref={field}
        label={t('coupon.label')}
        aside={t('coupon.optional')}
        value={typed}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setEmpty(false);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        error={empty ? t('coupon.empty') : error}
      />
      <Button variant="secondary" className={css.couponApply} busy={busy} onClick={apply}>
        {t('coupon.apply')}
      </Button>
    </div>
  );
}
