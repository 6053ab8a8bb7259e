import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import { dropDraft } from '#app/platform/forms/draft.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { deleteConsultation, draftKey } from './queries.ts';

export interface DeleteButtonProps {
  consultation: Consultation;
  /** Called when somebody else has changed the request. */
  onChanged: () => void;
  onDeleted: () => void;
}

export function DeleteButton({ consultation, onChanged, onDeleted }: DeleteButtonProps) {
  const { t } = useTranslation('admin-consultations');
  const online = useOnline();
  const [isDeleting, setDeleting] = useState(false);
  const busy = useBusyUntilLoaded(isDeleting);
  const remove = async () => {
    const agreed = await confirm({
      title: t('remove.title'),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setDeleting(true);
    const outcome = await deleteConsultation(consultation);
    setDeleting(false);
    if (!outcome.ok) {
      warn(outcome.problem, t('remove.failed'));
      return onChanged();
    }
    dropDraft('session', draftKey(consultation.id));
    toast.success(t('remove.done'));
    onDeleted();
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      onClick={() => void remove()}
      invalid={!online}
      reason={t('remove.offline')}
    >
      {t('remove.action')}
    </Button>
  );
}
