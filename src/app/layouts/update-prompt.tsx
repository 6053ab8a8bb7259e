import { useTranslation } from 'react-i18next';
import { applyUpdate, postponeUpdate, useUpdateWaiting } from '#app/platform/updates.ts';
import { Button } from '#app/ui/button.tsx';
import { actions, prompt } from './update-prompt.css.ts';

/** Says that a new version waits. It never comes by itself; "Later" keeps the old one whole until the next start. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const waiting = useUpdateWaiting();
  return (
    <div role="status">
      {waiting && (
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
      )}
    </div>
  );
}
