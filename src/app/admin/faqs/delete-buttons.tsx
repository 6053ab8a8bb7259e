import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { Result } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { deleteFaq, deleteGroup } from './queries.ts';

export function DeleteFaqButton({ faq, onDone }: { faq: AdminFaq; onDone: () => void }) {
  const { t, i18n } = useTranslation('admin-faq');
  return (
    <DeleteButton
      label={t('faq.delete')}
      title={t('faq.deleteTitle', { name: localText(faq.question, i18n.language) })}
      text={t('faq.deleteText')}
      onDelete={() => deleteFaq(faq)}
      onDone={onDone}
    />
  );
}

/** Deletes a group and says how many questions are deleted with it. Text: admin-faq. */
export function DeleteGroupButton({ group, onDone }: { group: AdminFaqGroup; onDone: () => void }) {
  const { t, i18n } = useTranslation('admin-faq');
  const count = group.faqs.length;
  return (
    <DeleteButton
      label={t('group.delete')}
      title={t('group.deleteTitle', { name: localText(group.title, i18n.language) })}
      text={count > 0 ? t('group.deleteText', { count }) : t('group.deleteEmpty')}
      onDelete={() => deleteGroup(group)}
      onDone={onDone}
    />
  );
}

type DeleteButtonProps = {
  label: string;
  title: string;
  text: string;
  onDelete: () => Promise<Result<null>>;
  onDone: () => void;
};

function DeleteButton({ label, title, text, onDelete, onDone }: DeleteButtonProps) {
  const { t } = useTranslation('admin-faq');
  const online = useOnline();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const agreed = await confirm({
      title,
      text,
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await onDelete();
    setBusy(false);
    if (outcome.ok) {
      toast.success(t('delete.done'));
      return onDone();
    }
    warn(outcome.problem, t('delete.failed'));
    // The record may have changed since it was shown; words that were typed over it stay.
    void router.invalidate();
  };
  return (
    <Button variant="quiet" size="small" busy={busy} invalid={!online} onClick={() => void remove()}>
      {label}
    </Button>
  );
}
