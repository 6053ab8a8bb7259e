import { texts, withTexts } from '#app/platform/i18n/i18n.ts';
import { onSlowChange } from '#app/platform/api/slow-changes.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/**
 * Shows a notice for a slow change and offers to stop waiting. Stopping ends it like an unreachable host and keeps the typed values. Changes that no
 * button waits for, such as read marks or a token refresh, show no notice.
 */
export function watchSlowChanges(): void {
  onSlowChange(({ done, giveUp }) => {
    if (!document.querySelector('button[aria-busy=true]')) return;
    void withTexts('freshness', Promise.resolve())
      .then(() =>
        toast.info(texts.t('freshness:slow'), {
          until: done,
          action: texts.t('freshness:giveUp'),
          onAction: giveUp,
        }),
      )
      .catch(() => undefined);
  });
}
