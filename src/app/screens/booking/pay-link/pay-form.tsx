import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayableInstalment } from '#contract/reservations/payment-links.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { payByLink } from '#app/features/payment-links/queries.ts';
import { goToPay } from '#app/features/payments/queries.ts';
import { useDraft } from '#app/platform/forms/draft.ts';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import * as css from './pay-link.css.ts';

export const PAYER_DRAFT = 'payer';

interface PayFormProps {
  token: string;
  asked: PayableInstalment;
  note: string | null;
}

export function PayForm({ token, asked, note }: PayFormProps) {
  const { t, i18n } = useTranslation('payment-links');
  const online = useOnline();
  const { method, receiptTo, change, busy, problem, pay } = usePaying(token, asked);
  const main = isInternationalMethod(method) ? usdCents(asked.usdCents) : won(asked.amount);
  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <h1>{t('page.heading', { asker: asked.asker })}</h1>
      {note && (
        <p className={css.note} role="alert">
          {note}
        </p>
      )}
      <dl className={css.facts}>
        <Fact label={t('page.home')}>{localText(asked.listingName, i18n.language)}</Fact>
        <Fact label={t('page.period')}>{dateRange(asked.from, asked.to, i18n.language)}</Fact>
        <Fact label={t('page.due')}>{plainDate(asked.dueOn, i18n.language)}</Fact>
        <Fact label={t('page.amount')}>
          <strong className={css.amount}>{won(asked.amount)}</strong>
          <span className={css.soft}>{usdCents(asked.usdCents)}</span>
        </Fact>
      </dl>
      {asked.methods.length > 1 && (
        <RadioCards
          legend={t('page.method')}
          options={asked.methods.map((value) => ({
            value,
            label: t(`page.methods.${value}`),
            help: t(`page.methodHelp.${value}`, { usd: usdCents(asked.usdCents) }),
          }))}
          value={method}
          onChange={(value) => change({ chosen: value })}
        />
      )}
      <TextField
        label={t('page.receipt')}
        aside={t('optional')}
        help={t('page.receiptHelp')}
        type="email"
        autoComplete="email"
        value={receiptTo}
        onChange={(event) => change({ receiptTo: event.target.value })}
      />
      {problem && <FieldError>{problem}</FieldError>}
      <Button type="submit" variant="primary" full busy={busy} invalid={!online} reason={t('needsNetwork')}>
        {t('page.pay', { amount: main })}
      </Button>
      <p className={css.soft}>{t('page.safe')}</p>
    </form>
  );
}

function usePaying(token: string, asked: PayableInstalment) {
  const { t, i18n } = useTranslation('payment-links');
  // The payment page leaves this one: a payer who comes back finds what they chose and typed.
  const [{ chosen, receiptTo }, change] = useDraft('session', PAYER_DRAFT, { chosen: '', receiptTo: '' });
  const method = asked.methods.find((each) => each === chosen) ?? asked.methods.at(-1) ?? 'card';
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () => {
    setBusy(true);
    setProblem(null);
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const outcome = await payByLink(token, { method, receiptTo: receiptTo.trim() || null, language });
    const gone = outcome.ok ? await goToPay(outcome.value) : null;
    if (gone === 'left') return;
    setBusy(false);
    setProblem((!outcome.ok && outcome.problem.message) || t('page.notOpened'));
  };
  return { method, receiptTo, change, busy, problem, pay };
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.soft}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
