import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsaved } from '#app/platform/forms/unsaved.ts';
import { applyUpdate, postponeUpdate } from '#app/platform/pwa/update-waiting.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { focusScreen } from './focus-screen.ts';

export default function UpdateOffer() {
  const { t } = useTranslation('update');
  const [isAccepted, setAccepted] = useState(false);
  const accept = async () => {
    if (hasUnsaved() && !(await isLossAgreed())) return;
    setAccepted(true);
    void applyUpdate();
  };
  const isLossAgreed = () =>
    confirm({
      title: t('loss.title'),
      text: t('loss.text'),
      confirmLabel: t('loss.confirm'),
      cancelLabel: t('later'),
    });
  const postpone = () => {
    postponeUpdate();
    focusScreen();
  };
  return (
    <BottomPrompt text={t('text')}>
      <Button size="small" variant="quiet" onClick={postpone}>
        {t('later')}
      </Button>
      <Button size="small" busy={isAccepted} onClick={() => void accept()}>
        {t('now')}
      </Button>
    </BottomPrompt>
  );
}
