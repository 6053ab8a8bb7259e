import { useState } from 'react';
import { ShieldMinus, ShieldPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { grantAdmin, revokeAdmin } from './queries.ts';

export interface RoleButtonProps {
  user: AdminUser;
  /** True if this is the logged-in account. */
  own: boolean;
  onChanged: () => void;
}

/**
 * Grants or revokes the administrator role after one confirmation, or two for one's own. A failed call changes nothing and shows no message
 * (docs/specification.md#error-catalogue), except that the last administrator is told why. Text: admin-users.
 */
export function RoleButton({ user, own, onChanged }: RoleButtonProps) {
  const { t } = useTranslation('admin-users');
  const [busy, setBusy] = useState(false);
  const confirmed = useRoleQuestions(user, own);
  const change = async () => {
    if (!(await confirmed())) return;
    setBusy(true);
    const changed = user.role === 'admin' ? await revokeAdmin(user.id, own) : await grantAdmin(user.id);
    setBusy(false);
    if (changed === 'last_administrator') toast.warning(t('lastAdministrator'));
    else if (changed) onChanged();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void change()}>
      {user.role === 'admin' ? <ShieldMinus size={18} /> : <ShieldPlus size={18} />}
      {t(user.role === 'admin' ? 'revoke.action' : 'grant.action')}
    </Button>
  );
}

/** Returns a function that asks for confirmation, twice to revoke one's own role. */
function useRoleQuestions(user: AdminUser, own: boolean): () => Promise<boolean> {
  const { t } = useTranslation('admin-users');
  const name = personName(user);
  const cancelLabel = t('cancel');
  return async () => {
    if (user.role === 'member')
      return confirm({
        title: t('grant.title', { name }),
        text: t('grant.text', { email: user.email }),
        confirmLabel: t('grant.confirm'),
        cancelLabel,
      });
    const first = await confirm({
      title: own ? t('revoke.ownTitle') : t('revoke.title', { name }),
      text: t('revoke.text'),
      confirmLabel: t('revoke.confirm'),
      cancelLabel,
      danger: true,
    });
    if (!first || !own) return first;
    return confirm({
      title: t('revoke.twiceTitle'),
      text: t('revoke.twiceText'),
      confirmLabel: t('revoke.twiceConfirm'),
      cancelLabel,
      danger: true,
    });
  };
}
