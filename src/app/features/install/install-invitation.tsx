import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseInstall } from '#app/platform/pwa/install.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { InstallGuide } from './install-guide.tsx';
import { useInstallTexts } from './texts.ts';
import { useInstall } from './use-install.ts';

/**
 * Invites a visitor to install the app. Any answer holds for `REFUSAL_DAYS`, because no browser tells if the steps were completed. `onAnswered` moves
 * the focus, because the focused button disappears with the answer. Text: install.
 */
export default function InstallInvitation({ onAnswered }: { onAnswered: () => void }) {
  useInstallTexts();
  const { t } = useTranslation('install');
  const installing = useInstall();
  const [isAnswered, setAnswered] = useState(false);
  const isOpen = installing?.guide.open ?? false;
  const answered = useEffectEvent(onAnswered);
  // Once the steps are closed: until then everything but them is out of reach.
  useEffect(() => {
    if (isAnswered && !isOpen) answered();
  }, [isAnswered, isOpen]);

  if (!installing) return null;
  const { way, label, guide, start } = installing;
  const refuse = () => {
    refuseInstall();
    setAnswered(true);
  };
  const begin = async () => {
    await start();
    refuse();
  };
  return (
    <section aria-label={t('title')}>
      {!isAnswered && (
        <BottomPrompt text={t('invitation')}>
          <Button size="small" variant="quiet" onClick={refuse}>
            {t('later')}
          </Button>
          <Button size="small" onClick={() => void begin()}>
            {t(label)}
          </Button>
        </BottomPrompt>
      )}
      {way && <InstallGuide way={way} {...guide} />}
    </section>
  );
}
