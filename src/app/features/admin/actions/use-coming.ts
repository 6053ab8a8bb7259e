import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/ui/overlays/confirm.tsx';

/** Pictures of deductions that are not stored yet: without them the list is not whole. */
export type Coming = {
  total: number;
  /** Says how many there are of a row. */
  tell: (row: string, pictures: number) => void;
  /** True where nothing is lost by closing the list, or somebody has agreed to that. */
  agreesToClose: () => Promise<boolean>;
  /** The same for the removal of a row. */
  agreesToRemove: (row: string) => Promise<boolean>;
};

/** Counts the pictures on their way, by the id of their row, and asks before they are given up. Text: admin-actions, admin-files. */
export function useComing(): Coming {
  const { t } = useTranslation(['admin-actions', 'admin-files']);
  const [coming, setComing] = useState<Record<string, number>>({});
  const total = Object.values(coming).reduce((sum, pictures) => sum + pictures, 0);
  const agrees = async (count: number, from: 'close' | 'remove') =>
    count === 0 ||
    confirm({
      title: t('admin-files:leave.title'),
      text: t(`deposit.giveUp.${from}`, { count }),
      confirmLabel: t(`deposit.giveUp.${from}Yes`),
      cancelLabel: t('admin-files:leave.cancel'),
      danger: true,
    });
  return {
    total,
    tell: (row, pictures) => setComing((before) => ({ ...before, [row]: pictures })),
    agreesToClose: () => agrees(total, 'close'),
    agreesToRemove: (row) => agrees(coming[row] ?? 0, 'remove'),
  };
}
