import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInstallRefused } from '#app/platform/pwa/install-refusal.ts';
import { refuseInstall } from '#app/platform/pwa/install.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { InstallGuide } from './install-guide.tsx';
import * as css from './install.css.ts';
import { useInstallTexts } from './texts.ts';
import { useInstall } from './use-install.ts';

/**
 * Offers to install the app: by the browser's own prompt if it has one, else by the steps for this browser. After a refusal it is one quiet line that
 * still allows installing. Renders nothing if the app is installed or cannot be. Text: install.
 */
export default function InstallOffer() {
  useInstallTexts();
  const { t } = useTranslation('install');
  const installing = useInstall();
  const [refused, setRefused] = useState(() => isInstallRefused(Date.now()));
  const [refusedNow, setRefusedNow] = useState(false);
  const line = useFocus<HTMLParagraphElement>(refusedNow);

  if (!installing) return null;
  const { way, label, guide, start } = installing;
  const refuse = () => {
    refuseInstall();
    setRefused(true);
    setRefusedNow(true);
  };
  const begin = async () => {
    if (!(await start())) refuse();
  };
  const button = (
    <Button variant="secondary" size={refused ? 'small' : undefined} onClick={() => void begin()}>
      <Smartphone size={20} />
      {t(label)}
    </Button>
  );
  return (
    <section aria-label={t('title')}>
      {refused ? (
        <div className={css.anytime}>
          <p ref={line} tabIndex={-1}>
            {t('anytime')}
          </p>
          {button}
        </div>
      ) : (
        <Card pad="large" className={css.offer}>
          <Drawing name="install" size="small" />
          <div className={css.about}>
            <h2>{t('title')}</h2>
            <p>{t('text')}</p>
          </div>
          <div className={css.actions}>
            {button}
            <Button variant="quiet" onClick={refuse}>
              {t('later')}
            </Button>
          </div>
        </Card>
      )}
      {way && <InstallGuide way={way} {...guide} />}
    </section>
  );
}
