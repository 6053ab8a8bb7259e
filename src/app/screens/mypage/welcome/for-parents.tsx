import { Copy, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { useCopy } from '#app/features/reservations/check-in/use-copy.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useLetter } from './letter.ts';
import * as css from './welcome.css.ts';

/** A text for the member's parents, to share where the browser can, and to copy everywhere. Text: welcome, mypage. */
export function ForParents({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('welcome');
  const copy = useCopy();
  const letter = useLetter(reservation);
  const text = letter.map((line) => line.text).join('\n');
  const canShare = typeof navigator.share === 'function';
  // Closing the share sheet is no failure.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <section className={css.parents} aria-labelledby="parents">
      <div className={css.words}>
        <h2 id="parents">{t('parents.title')}</h2>
        <p className={css.soft}>{t('parents.lead')}</p>
        <div className={css.actions}>
          {canShare && (
            <Button variant="secondary" size="medium" onClick={share}>
              <Share size={20} />
              {t('parents.share')}
            </Button>
          )}
          <Button variant="secondary" size="medium" onClick={() => copy(text, t('parents.copied'))}>
            <Copy size={20} />
            {t('parents.copy')}
          </Button>
        </div>
      </div>
      <blockquote className={css.letter}>
        {letter.map((line) => (
          <p key={line.text} lang={line.lang}>
            {line.text}
          </p>
        ))}
      </blockquote>
    </section>
  );
}
