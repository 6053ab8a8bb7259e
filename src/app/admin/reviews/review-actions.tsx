import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { changeReview, deleteReview } from './queries.ts';
import * as css from '#app/admin/kit/list/list-cells.css.ts';

export interface ReviewActionsProps {
  review: AdminReview;
  onChanged: () => void;
  onDeleted: () => void;
}

export function ReviewActions({ review, onChanged, onDeleted }: ReviewActionsProps) {
  const { t } = useTranslation('admin-reviews');
  const online = useOnline();
  const [busy, setBusy] = useState<'show' | 'remove' | null>(null);
  const removes = useBusyUntilLoaded(busy === 'remove');
  const { published } = review;
  const toggle = async () => {
    setBusy('show');
    const { result } = await changeReview(review, { published: !published });
    setBusy(null);
    if (result.ok) toast.success(t(published ? 'hide.done' : 'show.done'));
    else warn(result.problem, t('actionFailed'));
    onChanged();
  };
  const remove = async () => {
    const agreed = await confirm({
      title: t('remove.title'),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy('remove');
    const outcome = await deleteReview(review);
    setBusy(null);
    if (!outcome.ok) {
      warn(outcome.problem, t('actionFailed'));
      return onChanged();
    }
    toast.success(t('remove.done'));
    onDeleted();
  };
  const off = { invalid: !online, ...(online ? {} : { title: t('form.offline') }) };
  return (
    <div className={css.actions}>
      <Button variant="secondary" size="small" busy={busy === 'show'} onClick={() => void toggle()} {...off}>
        {published ? <EyeOff size={18} /> : <Eye size={18} />}
        {t(published ? 'hide.action' : 'show.action')}
      </Button>
      <Button variant="secondary" size="small" busy={removes} onClick={() => void remove()} {...off}>
        {t('remove.action')}
      </Button>
    </div>
  );
}
