import { texts, withTexts } from '#app/platform/i18n/i18n.ts';
import { onSlowChange } from '#app/platform/api/slow-changes.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/**
 * Says of a change that takes long that it is still under way, and offers to wait no longer: it then ends as if the host were out of reach, and
 * what was typed stays. Nothing is said of changes that no button waits for: that something was read, a renewed log-in.
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
