import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/tracking.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';

/** Shares the page with its dates: the device's own way where it has one, else the link is copied. Text: houses. */
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
      // Closing the device's own sheet is no failure.
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
