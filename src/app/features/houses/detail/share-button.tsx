import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/services/tracking.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';

/** Shares the page with its dates through the Web Share API, or copies the link. Text: houses. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('houses');
  const share = async () => {
    tracking.share();
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success(t('share.copied'));
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(t('share.failed'));
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void share()}>
      <Share2 size={18} aria-hidden="true" />
      {t('share.button')}
    </Button>
  );
}
