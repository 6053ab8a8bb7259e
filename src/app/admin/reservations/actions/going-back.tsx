import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCancellation } from '#contract/admin/refunds/refund-previews.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PriceLines, type PriceLine } from '#app/ui/data/price-lines.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { useMethodName } from '../money.tsx';
import type { Preview } from '#app/admin/kit/dialog/use-preview.ts';
import * as css from './actions.css.ts';

type Back = Pick<AdminCancellation, 'refund' | 'returns'>;

export interface GoingBackProps<T extends Back> {
  preview: Preview<T>;
  /** Returns the parts of the refund as price lines. */
  lines: (back: T) => readonly PriceLine[];
  note?: (back: T) => ReactNode;
  /** The total that was confirmed before it changed. */
  before: Won | null;
}

/** Previews the refund as a total and by payment. Changes are announced to screen readers. Text: admin-actions. */
export function GoingBack<T extends Back>({ preview, lines, note, before }: GoingBackProps<T>) {
  const { t } = useTranslation('admin-actions');
  const { shown, current, problem } = preview;
  return (
    <>
      {before !== null && current && current.refund.total !== before && (
        <p role="alert" className={css.changed}>
          {t('back.changed', { before: won(before), now: won(current.refund.total) })}
        </p>
      )}
      <section className={css.preview} aria-label={t('back.title')} aria-live="polite">
        {problem ? (
          <NoPreview preview={preview} />
        ) : preview.key === null ? (
          <p className={css.soft}>{t('back.incomplete')}</p>
        ) : shown ? (
          <div className={css.group} aria-busy={preview.loading}>
            {note?.(shown)}
            <PriceLines
              lines={lines(shown)}
              total={{
                label: t('back.total'),
                amount: won(shown.refund.total),
                ...(shown.refund.totalUsdCents === null
                  ? {}
                  : { aside: usdCents(shown.refund.totalUsdCents) }),
              }}
            />
            <Ways returns={shown.returns} />
          </div>
        ) : (
          <NoPreview preview={preview} />
        )}
      </section>
    </>
  );
}

export function NoPreview({ preview: { problem, again } }: { preview: Preview<unknown> }) {
  const { t } = useTranslation('admin-actions');
  return problem ? (
    <div className={css.failed}>
      <FieldError>{problem.message ?? t('back.failed')}</FieldError>
      <Button variant="secondary" size="small" onClick={() => void again()}>
        {t('back.retry')}
      </Button>
    </div>
  ) : (
    <>
      <VisuallyHidden>{t('back.loading')}</VisuallyHidden>
      <SkeletonLines count={2} />
    </>
  );
}

export function Ways({ returns }: Pick<Back, 'returns'>) {
  const { t, i18n } = useTranslation('admin-actions');
  const method = useMethodName();
  if (returns.length === 0) return null;
  return (
    <ul className={css.ways}>
      {returns.map((part) => {
        const facts = { seq: part.seq, date: plainDate(part.arrivesBy, i18n.language) };
        return (
          <li key={part.seq} className={css.way}>
            {part.method
              ? t('back.way', { ...facts, method: method(part.method) })
              : t('back.wayUnknown', facts)}
            <span className={css.wayAmount}>{won(part.amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
