import { useTranslation } from 'react-i18next';
import { postponeUpdate } from '#app/platform/update-waiting.ts';
import { applyUpdate } from '#app/platform/updates.ts';
import { Button } from '#app/ui/button.tsx';
import { actions, prompt } from './update-offer.css.ts';

/** That a new version waits, with what one can do about it. */
export default function UpdateOffer() {
  const { t } = useTranslation();
  return (
    <div className={prompt}>
      <span>{t('update.text')}</span>
      <div className={actions}>
        <Button size="small" variant="quiet" onClick={postponeUpdate}>
          {t('update.later')}
        </Button>
        <Button size="small" onClick={applyUpdate}>
          {t('update.now')}
        </Button>
      </div>
    </div>
  );
}
