import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/services/tracking.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { belowList, pill } from './shortlist.css.ts';
import { useShortlistTexts } from './texts.ts';

export interface ShareButtonProps {
  title?: string;
  path?: string;
  ofList?: boolean;
  words?: string;
}

/**
 * Shares an address through the Web Share API, or copies it: the page's own unless `path` is another. The link opens in the language on screen.
 * `ofList` labels the button for a list, `words` otherwise. Text: shortlist.
 */
export function ShareButton({ title, path, ofList, words }: ShareButtonProps) {
  useShortlistTexts();
  const { t, i18n } = useTranslation('shortlist');
  const share = async () => {
    tracking.share();
    const address = new URL(path ?? location.href, location.href);
    address.searchParams.set('lng', i18n.language);
    const url = address.href;
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: title ?? document.title, url });
      await navigator.clipboard.writeText(url);
      toast.success(t('share.copied'));
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(t('share.failed'));
    }
  };
  if (ofList)
    return (
      <div className={belowList}>
        <Button variant="secondary" size="small" onClick={() => void share()}>
          <Share2 size={20} />
          {t('share.list')}
        </Button>
      </div>
    );
  if (words)
    return (
      <button type="button" className={pill} onClick={() => void share()}>
        <Share2 size={16} />
        {words}
      </button>
    );
  return (
    <IconButton label={t('share.button')} variant="outlined" onClick={() => void share()}>
      <Share2 size={20} />
    </IconButton>
  );
}
