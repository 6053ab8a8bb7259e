import { useTranslation } from 'react-i18next';
import { toast } from '#app/ui/feedback/toast.ts';

/** Copies a text and says so; if the browser refuses, says that it can be selected by hand. Text: mypage. */
export function useCopy(): (text: string, done: string) => void {
  const { t } = useTranslation('mypage');
  return (text, done) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(done),
      () => toast.warning(t('checkIn.notCopied')),
    );
}
