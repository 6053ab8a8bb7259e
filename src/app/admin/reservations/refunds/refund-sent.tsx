import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { recordRefundSent } from '../actions/queries.ts';
import { MoneyDialog, type RefundActionProps } from './money-dialog.tsx';

/** Records that a refund was sent from the company's account, with the bank's reference. Text: admin-actions, errors. */
export function RefundSent({ reservation, refund, onDone, onStale }: RefundActionProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { draft, edit, form, submit } = useDraftForm({
    key: `admin-refund-sent/${refund.id}`,
    initial: { reference: '' },
    validate: ({ reference }) => (reference.trim() ? {} : { reference: 'text_required' }),
  });
  const field = { name: 'reference', id: `refund-sent-${refund.id}`, label: t('refundSent.reference') };
  const send = () => submit(({ reference }) => recordRefundSent(reservation, refund.id, reference));
  return (
    <MoneyDialog
      words="refundSent"
      amount={refund.amount}
      {...{ onDone, onStale, form, field }}
      act={async () => (await send()) !== null}
    >
      <TextField
        id={field.id}
        label={field.label}
        maxLength={100}
        required
        autoComplete="off"
        value={draft.reference}
        error={word(form.errors['reference'])}
        onChange={({ target }) => edit({ reference: target.value })}
      />
    </MoneyDialog>
  );
}
