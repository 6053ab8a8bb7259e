import { useTranslation } from 'react-i18next';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { complaintErrors, type ComplaintDraft } from './model.ts';
import { recordComplaint } from './queries.ts';

export function ComplaintDialog({ reservation, open, onClose, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const { id, checkIn, checkOut, closed, serverNow } = reservation;
  const today = seoulDate(Date.parse(serverNow));
  const end = closed?.endedOn ?? checkOut;
  const until = end < today ? end : today;
  const blank: ComplaintDraft = { date: until, source: '', text: '' };
  const fields = useDraftForm({
    key: `admin-complaint/${id}`,
    initial: blank,
    validate: (values) => complaintErrors(values, checkIn, until),
  });
  const send = async () => {
    const sent = await fields.submit((values) => recordComplaint(id, values));
    if (!sent) return onStale();
    toast.success(t('complaint.done'));
    onDone();
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      offered={reservation.actions.includes('record_noise_complaint')}
      title={t('complaint.dialog')}
      lead={t('complaint.lead', { needed: booking.evictionComplaints })}
      form={fields.form}
      fields={[
        { name: 'date', id: 'complaint-date', label: t('complaint.date') },
        { name: 'source', id: 'complaint-source', label: t('complaint.source') },
        { name: 'text', id: 'complaint-text', label: t('complaint.text') },
      ]}
      failed={t('complaint.failed')}
      submit={t('complaint.submit')}
      onSubmit={() => void send()}
    >
      <ComplaintFields fields={fields} min={checkIn} max={until} />
    </ActionDialog>
  );
}

type FieldsProps = { fields: DraftForm<ComplaintDraft>; min: PlainDate; max: PlainDate };

function ComplaintFields({ fields: { draft, edit, form }, min, max }: FieldsProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  return (
    <>
      <TextField
        id="complaint-date"
        type="date"
        label={t('complaint.date')}
        min={min}
        max={max}
        required
        value={draft.date}
        error={word(form.errors['date'])}
        onChange={({ target }) => edit({ date: target.value })}
      />
      <TextField
        id="complaint-source"
        label={t('complaint.source')}
        placeholder={t('complaint.sourceHint')}
        maxLength={200}
        required
        autoComplete="off"
        value={draft.source}
        error={word(form.errors['source'])}
        onChange={({ target }) => edit({ source: target.value })}
      />
      <TextArea
        id="complaint-text"
        label={t('complaint.text')}
        rows={4}
        maxLength={2000}
        required
        value={draft.text}
        error={word(form.errors['text'])}
        onChange={({ target }) => edit({ text: target.value })}
      />
    </>
  );
}
