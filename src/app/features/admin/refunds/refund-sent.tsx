import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contract/reservations/refunds.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { keepFocus } from '../keep-focus.ts';
import { ActionDialog, useErrorWord } from '../actions/action-dialog.tsx';
import { recordRefundSent } from '../actions/queries.ts';

export interface RefundSentProps {
  reservationId: string;
  refund: Refund;
  onDone: () => void;
}

/** The button, and the dialog behind it, that say that a refund was sent from the company's account. Text: admin-actions, errors. */
export function RefundSent({ reservationId, refund, onDone }: RefundSentProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { draft, edit, form, submit } = useDraftForm({
    key: `admin-refund-sent/${refund.id}`,
    initial: { reference: '' },
    validate: ({ reference }) => (reference.trim() ? {} : { reference: 'text_required' }),
  });
  const id = `refund-sent-${refund.id}`;
  const send = async () => {
    const sent = await submit(({ reference }) => recordRefundSent(reservationId, refund.id, reference));
    if (!sent) return;
    toast.success(t('refundSent.done'));
    setOpen(false);
    onDone();
    keepFocus(button.current?.closest('section') ?? null);
  };
  return (
    <>
      <span ref={button}>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('refundSent.action')}
        </Button>
      </span>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('refundSent.title')}
        lead={t('refundSent.lead', { amount: won(refund.amount) })}
        form={form}
        fields={[{ name: 'reference', id, label: t('refundSent.reference') }]}
        failed={t('refundSent.failed')}
        submit={t('refundSent.submit')}
        onSubmit={() => void send()}
      >
        <TextField
          id={id}
          label={t('refundSent.reference')}
          maxLength={100}
          required
          autoComplete="off"
          value={draft.reference}
          error={word(form.errors['reference'])}
          onChange={({ target }) => edit({ reference: target.value })}
        />
      </ActionDialog>
    </>
  );
}
