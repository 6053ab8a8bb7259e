import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundAccountState } from '#contract/reservations/refund-accounts.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { AccountFields, fieldId } from './account-fields.tsx';
import {
  accountErrors,
  accountOf,
  emptyAccount,
  fieldsOf,
  numberProblem,
  type AccountField,
} from './model.ts';
import { setRefundAccount } from './queries.ts';
import * as css from './refund-account.css.ts';

export interface AccountFormProps {
  reservationId: string;
  onSaved: (state: RefundAccountState) => void;
  /** Cancels entering another account; undefined if there is none yet. */
  onCancel: (() => void) | undefined;
}

/** Form for an account in Korea or abroad. The input stays in this form: an account number is stored on no device. Text: refund-account, errors. */
export function AccountForm({ reservationId, onSaved, onCancel }: AccountFormProps) {
  const { t } = useTranslation('refund-account');
  const online = useOnline();
  const { draft, edit, form, errorOf, listed, send } = useAccountForm(reservationId, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={css.form} noValidate autoComplete="off" onSubmit={submit}>
      <FormErrors key={form.attempts} title={t('check')} errors={listed} />
      <Segmented
        legend={t('scope.legend')}
        options={(['domestic', 'abroad'] as const).map((value) => ({ value, label: t(`scope.${value}`) }))}
        value={draft.scope}
        onChange={(scope) => edit({ scope })}
      />
      <AccountFields draft={draft} edit={edit} errorOf={errorOf} />
      <p className={css.soft}>{t('privacy')}</p>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} invalid={!online} reason={t('needsNetwork')}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="medium" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useAccountForm(reservationId: string, onSaved: AccountFormProps['onSaved']) {
  const { t } = useTranslation(['refund-account', 'errors']);
  const [draft, setDraft] = useState(emptyAccount);
  const form = useForm();
  const { errors, problem } = form;
  const edit = (changed: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    // Another kind of account asks for the same things otherwise.
    if (changed.scope) form.clear();
    else form.forget(...Object.keys(changed));
  };
  const errorOf = (field: AccountField): string | undefined => {
    const code = errors[field];
    switch (code) {
      case undefined:
        return undefined;
      case 'account_number_invalid':
        return t(`refund-account:error.${numberProblem(draft)}`);
      case 'bank_required':
      case 'country_required':
      case 'latin_required':
      case 'swift_invalid':
        return t(`refund-account:error.${code}`);
      default:
        return t(`errors:${code}`);
    }
  };
  const wrong = fieldsOf[draft.scope].flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ fieldId: fieldId(field), text: `${t(`refund-account:field.${field}`)}: ${text}` }] : [];
  });
  const whole = problem ? [{ text: problem.message ?? t('refund-account:failed') }] : [];
  const send = async () => {
    const found = accountErrors(draft);
    if (Object.keys(found).length > 0) return form.refuse(found);
    const done = await form.send(() => setRefundAccount(reservationId, accountOf(draft)));
    if (done) onSaved(done.value);
  };
  return { draft, edit, form, errorOf, listed: wrong.length > 0 ? wrong : whole, send };
}
