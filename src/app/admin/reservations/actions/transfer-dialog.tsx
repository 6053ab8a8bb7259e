import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { openInstalments, openTransfer, transferErrors, type TransferDraft } from './model.ts';
import { parseWon } from '#app/admin/kit/form/parse-won.ts';
import { useSeenState } from '#app/admin/kit/form/use-seen-state.ts';
import { recordTransfer } from './queries.ts';
import { WonField } from '#app/admin/kit/form/won-field.tsx';

export function TransferDialog({ reservation, open, onClose, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id, serverNow } = reservation;
  const state = useSeenState(reservation);
  const payments = openInstalments(reservation);
  const today = seoulDate(Date.parse(serverNow));
  const blank = {
    payment: payments[0]?.id ?? '',
    amount: '',
    receivedOn: today,
    reference: '',
  };
  const fields = useDraftForm({
    key: `admin-transfer/${id}`,
    initial: blank,
    validate: (values: TransferDraft) => transferErrors(openTransfer(values, payments), payments, today),
  });
  const send = async () => {
    const sent = await fields.submit(async (values) => {
      const { payment, amount, receivedOn, reference } = openTransfer(values, payments);
      const transfer = { amount: parseWon(amount) ?? 0, receivedOn, reference };
      return state.heard(await recordTransfer(state.seen, payment, transfer));
    });
    if (!sent) return onStale();
    toast.success(t('transfer.done'));
    onDone();
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      offered={reservation.actions.includes('record_transfer')}
      title={t('transfer.title')}
      lead={t('transfer.lead')}
      state={state}
      form={fields.form}
      fields={(['amount', 'receivedOn', 'reference'] as const).map((name) => ({
        name,
        id: `transfer-${name}`,
        label: t(`transfer.${name}`),
      }))}
      failed={t('transfer.failed')}
      submit={t('transfer.submit')}
      onSubmit={() => void send()}
    >
      <TransferFields fields={fields} payments={payments} today={today} />
    </ActionDialog>
  );
}

type FieldsProps = {
  fields: DraftForm<TransferDraft>;
  payments: ActionProps['reservation']['payments'];
  today: string;
};

function TransferFields({ fields: { draft: typed, edit, form }, payments, today }: FieldsProps) {
  const { t, i18n } = useTranslation(['admin-actions', 'admin-reservations']);
  const word = useErrorWord();
  const draft = openTransfer(typed, payments);
  const chosen = payments.find(({ id }) => id === draft.payment);
  return (
    <>
      {payments.length > 0 && (
        <SelectField
          id="transfer-payment"
          label={t('transfer.payment')}
          value={draft.payment}
          options={payments.map(({ id, seq, dueOn }) => ({
            value: id,
            label: `${t('admin-reservations:payment.nth', { seq })} · ${t('admin-reservations:payment.due', { date: plainDate(dueOn, i18n.language) })}`,
          }))}
          onChange={({ target }) => edit({ payment: target.value })}
        />
      )}
      <WonField
        id="transfer-amount"
        label={t('transfer.amount')}
        help={chosen && t('transfer.amountHelp', { amount: won(chosen.amount) })}
        value={draft.amount}
        error={word(form.errors['amount'])}
        onChange={(amount) => edit({ amount })}
      />
      <TextField
        id="transfer-receivedOn"
        type="date"
        label={t('transfer.receivedOn')}
        max={today}
        required
        value={draft.receivedOn}
        error={word(form.errors['receivedOn'])}
        onChange={({ target }) => edit({ receivedOn: target.value })}
      />
      <TextField
        id="transfer-reference"
        label={t('transfer.reference')}
        help={t('transfer.referenceHelp')}
        maxLength={100}
        required
        autoComplete="off"
        value={draft.reference}
        error={word(form.errors['reference'])}
        onChange={({ target }) => edit({ reference: target.value })}
      />
    </>
  );
}
