import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseInstall } from '#app/platform/pwa/install.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { InstallGuide } from './install-guide.tsx';
import { useInstall } from './use-install.ts';

/**
 * Invites a visitor to install the app. Whatever is answered holds for `REFUSAL_DAYS`: of who follows the steps no browser tells if they
 * came to the end. `onRefused` moves the focus, which is on a button that goes. Text: install.
 */
export default function InstallInvitation({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation('install');
  const installing = useInstall();
  const [refused, setRefused] = useState(false);
  if (!installing || refused) return null;
  const { way, label, guide, start } = installing;
  const refuse = () => {
    refuseInstall();
    setRefused(true);
    onRefused();
  };
  const begin = async () => {
    if (await start()) refuseInstall();
    else refuse();
  };
  return (
    <section aria-label={t('title')}>
      <BottomPrompt text={t('invitation')}>
        <Button size="small" variant="quiet" onClick={refuse}>
          {t('later')}
        </Button>
        <Button size="small" onClick={() => void begin()}>
          {t(label)}
        </Button>
      </BottomPrompt>
      {way && <InstallGuide way={way} {...guide} />}
    </section>
  );
}
