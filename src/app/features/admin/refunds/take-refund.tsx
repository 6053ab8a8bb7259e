import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { keepFocus } from '../keep-focus.ts';
import { ActionDialog, useErrorWord } from '../actions/action-dialog.tsx';
import { takeRefund } from '../actions/queries.ts';
import type { RefundSentProps } from './refund-sent.tsx';

/** The button, and the dialog behind it, that take a refund over from a provider that cannot carry it out. Text: admin-actions, errors. */
export function TakeRefund({ reservationId, refund, onDone }: RefundSentProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const form = useForm();
  const id = `take-refund-${refund.id}`;
  const take = async () => {
    if (!checked) return form.refuse({ providerChecked: 'provider_check_required' });
    if (!(await form.send(() => takeRefund(reservationId, refund.id)))) return;
    toast.success(t('takeRefund.done'));
    setOpen(false);
    onDone();
    keepFocus(button.current?.closest('section') ?? null);
  };
  return (
    <>
      <span ref={button}>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('takeRefund.action')}
        </Button>
      </span>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('takeRefund.title')}
        lead={t('takeRefund.lead', { amount: won(refund.amount) })}
        form={form}
        fields={[{ name: 'providerChecked', id, label: t('takeRefund.checked') }]}
        failed={t('takeRefund.failed')}
        submit={t('takeRefund.submit')}
        onSubmit={() => void take()}
      >
        <Checkbox
          id={id}
          label={t('takeRefund.checked')}
          checked={checked}
          error={word(form.errors['providerChecked'])}
          onChange={({ target }) => {
            setChecked(target.checked);
            form.forget('providerChecked');
          }}
        />
      </ActionDialog>
    </>
  );
}
