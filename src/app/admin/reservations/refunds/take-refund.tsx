import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#app/platform/forms/form.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { takeRefund } from '../actions/queries.ts';
import { MoneyDialog, type RefundActionProps } from './money-dialog.tsx';

/** Takes over a refund that the provider cannot send, to send it by hand. Text: admin-actions, errors. */
export function TakeRefund({ reservation, refund, onDone, onStale }: RefundActionProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const [checked, setChecked] = useState(false);
  const form = useForm();
  const field = { name: 'providerChecked', id: `take-refund-${refund.id}`, label: t('takeRefund.checked') };
  const take = async () => {
    if (checked) return (await form.send(() => takeRefund(reservation, refund.id))) !== null;
    form.refuse({ providerChecked: 'provider_check_required' });
    return false;
  };
  return (
    <MoneyDialog words="takeRefund" amount={refund.amount} {...{ onDone, onStale, form, field }} act={take}>
      <Checkbox
        id={field.id}
        label={field.label}
        checked={checked}
        error={word(form.errors['providerChecked'])}
        onChange={({ target }) => {
          setChecked(target.checked);
          form.forget('providerChecked');
        }}
      />
    </MoneyDialog>
  );
}
