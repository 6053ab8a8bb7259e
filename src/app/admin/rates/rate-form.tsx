import { useTranslation } from 'react-i18next';
import type { AdminRates } from '#contract/admin/pricing/rates.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isPlausibleRate, typedRate } from '#contract/rules/money.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { pair } from '#app/admin/kit/form/pair.css.ts';
import { actions, form as formClass, soft } from '#app/admin/kit/list/list-cells.css.ts';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { setRate } from './queries.ts';
import { rateText } from './rate-text.ts';

export interface RateFormProps {
  rates: AdminRates;
  onChanged: () => void;
}

const blank = { krwPerUsd: '', reason: '', endsOn: '' };
const plain = (rate: string) => rate.replaceAll(',', '').trim();

/** Finds all errors at once, because the host reports a rate out of range only when everything else is valid. */
function rateErrors({ krwPerUsd, reason, endsOn }: typeof blank, { provided }: AdminRates): FieldErrors {
  const rate = plain(krwPerUsd);
  const isRate = typedRate.test(rate);
  const isPlausible = !isRate || isPlausibleRate(rate, provided.krwPerUsd);
  return {
    ...(!isRate && { krwPerUsd: 'rate_invalid' }),
    ...(!isPlausible && { krwPerUsd: 'rate_implausible' }),
    ...(endsOn && endsOn < seoulDate(Date.now()) && { endsOn: 'rate_end_past' }),
    ...(!reason.trim() && { reason: 'text_required' }),
  };
}

/**
 * Sets the exchange rate by hand. Typed values stay until it is set; after a concurrent change the present rate is shown beside them. Text:
 * admin-rates, part-errors, errors.
 */
export function RateForm({ rates, onChanged }: RateFormProps) {
  const { t } = useTranslation('admin-rates');
  const online = useOnline();
  const fields = useDraftForm({
    key: 'admin-rates',
    initial: blank,
    validate: (values) => rateErrors(values, rates),
  });
  const { form, submit, reset, startAnother, isDirty, isRestored } = fields;
  const place = useFirstWrong(form);
  const send = async () => {
    const done = await submit(({ krwPerUsd, reason, endsOn }) =>
      setRate(rates, { krwPerUsd: plain(krwPerUsd), reason, endsOn: endsOn || null }),
    );
    if (done) {
      startAnother();
      toast.success(t('form.done'));
    }
    onChanged();
  };
  const { problem } = form;
  return (
    <form
      ref={place}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isRestored && <p className={soft}>{t('form.restored')}</p>}
      {problem && Object.keys(form.errors).length === 0 && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[
            {
              text:
                problem.code === 'version_stale' ? t('form.stale') : (problem.message ?? t('form.failed')),
            },
          ]}
        />
      )}
      <Fields fields={fields} rates={rates} />
      <div className={actions}>
        <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('offline')}>
          {t('form.set')}
        </Button>
        {isDirty && (
          <Button variant="quiet" size="medium" onClick={reset}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type FieldsProps = { fields: DraftForm<typeof blank>; rates: AdminRates };

function Fields({ fields: { draft, edit, form }, rates }: FieldsProps) {
  const [least, most] = [rateText(rates.least), rateText(rates.most)];
  const { t } = useTranslation(['admin-rates', 'part-errors', 'errors']);
  const field = (name: keyof typeof blank) => {
    const code = form.errors[name];
    return {
      id: `rate-${name}`,
      value: draft[name],
      error: code && String(t([`part-errors:${code}`, `errors:${code}`] as never, { least, most })),
      onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    };
  };
  return (
    <>
      <div className={pair}>
        <TextField
          {...field('krwPerUsd')}
          label={t('form.rate')}
          help={t('form.rateHelp', { least, most })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
        />
        <TextField
          {...field('endsOn')}
          type="date"
          label={t('form.endsOn')}
          aside={t('form.optional')}
          help={t('form.endsOnHelp')}
        />
      </div>
      <TextArea {...field('reason')} label={t('form.reason')} rows={2} maxLength={300} required />
    </>
  );
}
