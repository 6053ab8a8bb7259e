import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyUpdate, postponeUpdate } from '#app/platform/pwa/update-waiting.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { focusScreen } from './focus-screen.ts';

/** The offer to load a waiting version now or later. */
export default function UpdateOffer() {
  const { t } = useTranslation('update');
  const [isAccepted, setAccepted] = useState(false);
  const accept = () => {
    setAccepted(true);
    void applyUpdate();
  };
  const postpone = () => {
    postponeUpdate();
    focusScreen();
  };
  return (
    <BottomPrompt text={t('text')}>
      <Button size="small" variant="quiet" onClick={postpone}>
        {t('later')}
      </Button>
      <Button size="small" busy={isAccepted} onClick={accept}>
        {t('now')}
      </Button>
    </BottomPrompt>
  );
}
