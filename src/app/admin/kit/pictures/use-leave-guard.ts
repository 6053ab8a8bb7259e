import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/ui/overlays/confirm.tsx';

/**
 * Asks before the page is left while pictures are uploading, which would be canceled: with a dialog within the application, else with the browser's
 * own. Text: admin-files.
 */
export function useLeaveGuard(pending: number): void {
  const { t } = useTranslation('admin-files');
  const { history } = useRouter();
  const isActive = pending > 0;
  const agreed = useEffectEvent(() =>
    confirm({
      title: t('leave.title'),
      text: t('leave.text', { count: pending }),
      confirmLabel: t('leave.confirm'),
      cancelLabel: t('leave.cancel'),
      danger: true,
    }),
  );
  useEffect(() => {
    if (!isActive) return;
    return history.block({
      // A dialog has an entry of its own in the history, at the same path.
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !(await agreed()),
      enableBeforeUnload: true,
    });
  }, [isActive, history]);
}
