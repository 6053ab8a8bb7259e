import { useTranslation } from 'react-i18next';
import type { OrderInDoubt } from '#contract/admin/corrections.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { endDoubt } from '../actions/queries.ts';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';
import { MoneyDialog, type RefundActionProps } from './money-dialog.tsx';

export interface EndDoubtProps extends Pick<RefundActionProps, 'reservation' | 'onStale'> {
  order: OrderInDoubt;
  onDone: () => void;
}

export function EndDoubt({ reservation, order: { orderId, amount }, onDone, onStale }: EndDoubtProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { draft, edit, form, submit } = useDraftForm({
    key: `admin-end-doubt/${orderId}`,
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'reason_required' }),
  });
  const field = { name: 'reason', id: `end-doubt-${orderId}`, label: t('reason') };
  const send = () => submit(({ reason }) => endDoubt(reservation, orderId, reason));
  return (
    <MoneyDialog
      words="endDoubt"
      {...{ amount, onDone, onStale, form, field }}
      act={async () => (await send()) !== null}
    >
      <ReasonField
        id={field.id}
        label={field.label}
        help={t('endDoubt.reasonHelp')}
        value={draft.reason}
        error={word(form.errors['reason'])}
        onChange={(reason) => edit({ reason })}
      />
    </MoneyDialog>
  );
}
