import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { endCoupon } from './queries.ts';

export interface EndButtonProps {
  coupon: AdminCoupon;
  /** Called after the coupon ended or somebody else changed it. */
  onDone: () => void;
}

/** Ends a coupon permanently after confirmation. Text: admin-coupons. */
export function EndButton({ coupon, onDone }: EndButtonProps) {
  const { t } = useTranslation('admin-coupons');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    const agreed = await confirm({
      title: t('end.title', { code: coupon.code }),
      text: t('end.text'),
      confirmLabel: t('end.confirm'),
      cancelLabel: t('end.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await endCoupon(coupon);
    setBusy(false);
    if (outcome.ok) toast.success(t('end.done'));
    else warn(outcome.problem, t('end.failed'));
    onDone();
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      onClick={() => void end()}
      invalid={!online}
      reason={t('end.offline')}
    >
      {t('end.action')}
    </Button>
  );
}
