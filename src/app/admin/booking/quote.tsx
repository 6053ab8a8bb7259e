import { useTranslation } from 'react-i18next';
import type { QuoteForMember } from '#contract/reservations/quotes.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import type { Problem } from '#app/platform/api/result.ts';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { Preview } from '#app/admin/kit/dialog/use-preview.ts';
import * as css from './booking.css.ts';

/** Temporary failures, after which the same question may succeed. */
const passing: ReadonlySet<Problem['code']> = new Set([
  'offline',
  'server_error',
  'unavailable',
  'too_many_requests',
]);

/** The price of the stay if it were requested now, or why it cannot be. Taken dates have no price. Text: admin-week, errors. */
export function Quote({ quote, inDollars }: { quote: Preview<QuoteForMember>; inDollars: boolean }) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const word = useErrorWord();
  const { current, problem } = quote;
  // The same question may be answered the next time; a refusal is answered by other dates.
  const mayPass = problem !== null && passing.has(problem.code);
  return (
    <section className={css.quote} aria-label={t('price')} aria-live="polite" aria-busy={quote.loading}>
      {current?.isTaken && <FieldError>{t('taken')}</FieldError>}
      {current && !current.isTaken && (
        <PriceLines
          lines={[
            { label: t('rent', { count: current.price.nights }), amount: won(current.price.housePrice) },
            ...(current.price.bedding > 0
              ? [{ label: t('bedding'), amount: won(current.price.bedding) }]
              : []),
            { label: t('deposit'), amount: won(current.price.deposit) },
            { label: t('firstPayment'), amount: won(current.schedule[0]?.amount ?? 0) },
          ]}
          total={{
            label: t('total'),
            amount: won(current.price.total),
            ...(inDollars && { aside: usdCents(current.totalUsdCents) }),
          }}
        />
      )}
      {problem && (
        <p>
          {problem.message ??
            (problem.code === 'offline' ? t('offline') : (word(problem.code) ?? t('failed')))}
        </p>
      )}
      {mayPass && (
        <Button variant="secondary" size="small" onClick={() => void quote.again()}>
          {t('askAgain')}
        </Button>
      )}
      {!current && !problem && <p className={css.soft}>{t('quoting')}</p>}
    </section>
  );
}
