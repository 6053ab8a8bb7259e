import { useTranslation } from 'react-i18next';
import { postponeUpdate } from '#app/platform/pwa/update-waiting.ts';
import { applyUpdate } from '#app/platform/pwa/updates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { actions, prompt } from './update-offer.css.ts';

/** The offer to load a waiting version now or later. */
export default function UpdateOffer() {
  const { t } = useTranslation('update');
  return (
    <div className={prompt}>
      <span>{t('text')}</span>
      <div className={actions}>
        <Button size="small" variant="quiet" onClick={postponeUpdate}>
          {t('later')}
        </Button>
        <Button size="small" onClick={applyUpdate}>
          {t('now')}
        </Button>
      </div>
    </div>
  );
}
