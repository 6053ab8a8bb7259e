import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstallWay } from '#app/platform/pwa/install-way.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { StepPicture } from './step-picture.tsx';
import { logsInAgain, steps } from './steps.ts';
import * as css from './install.css.ts';

type InstallGuideProps = { way: InstallWay; open: boolean; onClose: () => void };

export function InstallGuide({ way, open, onClose }: InstallGuideProps) {
  const { t } = useTranslation(['install', 'common']);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('guide')}
      closeLabel={t('common:close')}
      topPosition="content"
    >
      <p className={css.lead}>{t(`lead.${way}`)}</p>
      <ol className={css.steps}>
        {steps[way].map((step) => (
          <li key={step} className={css.step}>
            <div className={css.words}>{t(`steps.${step}`)}</div>
            <StepPicture step={step} />
            {step === 'copy' && <CopyAddress />}
          </li>
        ))}
      </ol>
      {logsInAgain.includes(way) && <p className={css.note}>{t('logInAgain')}</p>}
      {way === 'ios-browser' && (
        <div className={css.note}>
          <p>{t('orSafari')}</p>
          <CopyAddress />
        </div>
      )}
    </Overlay>
  );
}

function CopyAddress() {
  const { t } = useTranslation('install');
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const { href } = new URL('/mypage', location.href);
  const copy = async () => {
    try {
      // Not there at all on a page without HTTPS.
      await navigator.clipboard.writeText(href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={css.copy}>
      <label htmlFor={id} className={css.addressLabel}>
        {t('address')}
      </label>
      <output id={id} className={css.address}>
        {href}
      </output>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Copy size={20} />
        {t('copy')}
      </Button>
      <p role="status" className={css.copyResult}>
        {copied === undefined ? '' : t(copied ? 'copied' : 'notCopied')}
      </p>
    </div>
  );
}
