import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { install, useInstallOffer } from '#app/platform/pwa/install.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import * as css from './mypage.css.ts';

/** Offers to install the app, where the browser supports it. */
export function InstallOffer() {
  const { t } = useTranslation('mypage');
  if (!useInstallOffer()) return null;
  return (
    <Card pad="large" className={css.install}>
      <div>
        <h2>{t('install.title')}</h2>
        <p>{t('install.text')}</p>
      </div>
      <Button variant="secondary" onClick={() => void install()}>
        <Smartphone size={20} />
        {t('install.action')}
      </Button>
    </Card>
  );
}
