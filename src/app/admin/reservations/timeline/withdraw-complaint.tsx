import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoiseComplaint } from '#contract/admin/records.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { withdrawComplaint } from '../actions/queries.ts';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';

interface WithdrawComplaintProps {
  reservationId: string;
  complaint: NoiseComplaint;
  onDone: () => void;
}

export function WithdrawComplaint({ reservationId, complaint: { id }, onDone }: WithdrawComplaintProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const [open, setOpen] = useState(false);
  const { draft, edit, form, submit, drop } = useDraftForm({
    key: `admin-withdrawn-complaint/${id}`,
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'reason_required' }),
  });
  const fieldId = `withdraw-${id}`;
  const send = async () => {
    if (!(await submit(({ reason }) => withdrawComplaint(reservationId, id, reason)))) return;
    drop();
    toast.success(t('withdrawal.done'));
    setOpen(false);
    onDone();
  };
  return (
    <div>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('withdrawal.action')}
      </Button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('withdrawal.title')}
        lead={t('withdrawal.lead')}
        form={form}
        fields={[{ name: 'reason', id: fieldId, label: t('reason') }]}
        failed={t('withdrawal.failed')}
        submit={t('withdrawal.submit')}
        onSubmit={() => void send()}
      >
        <ReasonField
          id={fieldId}
          label={t('reason')}
          help={t('withdrawal.reasonHelp')}
          value={draft.reason}
          error={word(form.errors['reason'])}
          onChange={(reason) => edit({ reason })}
        />
      </ActionDialog>
    </div>
  );
}
