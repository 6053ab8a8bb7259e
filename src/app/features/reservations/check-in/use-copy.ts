import { useTranslation } from 'react-i18next';
import { toast } from '#app/ui/feedback/toast.ts';

/** Copies a text and says so; where the browser does not let it, says that it can be marked by hand. Text: mypage. */
export function useCopy(): (text: string, done: string) => void {
  const { t } = useTranslation('mypage');
  return (text, done) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(done),
      () => toast.warning(t('checkIn.notCopied')),
    );
}
