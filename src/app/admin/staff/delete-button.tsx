import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { deleteStaff } from './queries.ts';

export interface DeleteButtonProps {
  staff: AdminStaff;
  onDone: () => void;
  /** Called if the profile could not be deleted, because it may have changed since it was shown. */
  onFailed: () => void;
}

export function DeleteButton({ staff, onDone, onFailed }: DeleteButtonProps) {
  const { t, i18n } = useTranslation('admin-staff');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const agreed = await confirm({
      title: t('delete.title', { name: localText(staff.name, i18n.language) }),
      text: t('delete.text', { count: staff.houses.length }),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await deleteStaff(staff);
    setBusy(false);
    if (outcome.ok) {
      toast.success(t('delete.done'));
      return onDone();
    }
    warn(outcome.problem, t('delete.failed'));
    onFailed();
  };
  return (
    <Button variant="quiet" size="small" busy={busy} invalid={!online} onClick={() => void remove()}>
      {t('delete.button')}
    </Button>
  );
}
