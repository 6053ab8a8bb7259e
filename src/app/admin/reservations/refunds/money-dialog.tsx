import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contract/reservations/refunds.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import type { SeenReservation } from '../actions/queries.ts';
import { ActionDialog, type DialogField } from '#app/admin/kit/dialog/action-dialog.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';

export type RefundActionProps = {
  reservation: SeenReservation;
  refund: Refund;
  onDone: () => void;
  onStale: () => void;
};

interface MoneyDialogProps extends Pick<RefundActionProps, 'onDone' | 'onStale'> {
  amount: Won;
  words: 'refundSent' | 'takeRefund' | 'endDoubt';
  form: Form;
  field: DialogField;
  /**
   * Runs the action.
   * @returns true if it succeeded; otherwise the form shows why it did not
   */
  act: () => Promise<boolean>;
  children: ReactNode;
}

export function MoneyDialog({
  amount,
  onDone,
  onStale,
  words,
  form,
  field,
  act,
  children,
}: MoneyDialogProps) {
  const { t } = useTranslation('admin-actions');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const submit = async () => {
    if (!(await act())) return onStale();
    toast.success(t(`${words}.done`));
    setOpen(false);
    onDone();
    keepFocus(button.current?.closest('section') ?? null);
  };
  return (
    <>
      <span ref={button}>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(`${words}.action`)}
        </Button>
      </span>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`${words}.title`)}
        lead={t(`${words}.lead`, { amount: won(amount) })}
        form={form}
        fields={[field]}
        failed={t(`${words}.failed`)}
        submit={t(`${words}.submit`)}
        onSubmit={() => void submit()}
      >
        {children}
      </ActionDialog>
    </>
  );
}
