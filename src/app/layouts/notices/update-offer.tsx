import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyUpdate, postponeUpdate } from '#app/platform/pwa/update-waiting.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { focusScreen } from './focus-screen.ts';

const ASK_AGAIN_MS = 2000;

/** The offer to load a waiting version now or later. */
export default function UpdateOffer() {
  const { t } = useTranslation('update');
  const [isAccepted, setAccepted] = useState(false);

  // A browser lets the new worker in only when the old one has nothing to do, and has been seen to miss that moment: so it is asked
  // until it has, and the page is loaded anew.
  useEffect(() => {
    if (!isAccepted) return undefined;
    applyUpdate();
    const again = setInterval(applyUpdate, ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isAccepted]);

  const postpone = () => {
    postponeUpdate();
    focusScreen();
  };
  return (
    <BottomPrompt text={t('text')}>
      <Button size="small" variant="quiet" onClick={postpone}>
        {t('later')}
      </Button>
      <Button size="small" busy={isAccepted} onClick={() => setAccepted(true)}>
        {t('now')}
      </Button>
    </BottomPrompt>
  );
}
