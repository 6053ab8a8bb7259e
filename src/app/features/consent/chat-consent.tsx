import { useTranslation } from 'react-i18next';
import { saveConsent } from '#app/platform/services/consent.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import * as css from './consent.css.ts';
import { useConsentTexts } from './texts.ts';

export { consentStyle } from './consent-style.ts';

type ChatConsentProps = { open: boolean; onClose: () => void; onAllowed: () => void; onContact: () => void };

export default function ChatConsent({ open, onClose, onAllowed, onContact }: ChatConsentProps) {
  useConsentTexts();
  const { t } = useTranslation(['consent', 'common']);
  const allow = () => {
    saveConsent({ chat: true });
    onAllowed();
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('chat.title')}
      closeLabel={t('common:close')}
      size="small"
      topPosition="content"
    >
      <div className={css.settings}>
        <p className={css.lead}>{t('chat.text')}</p>
        <div className={css.foot}>
          <Button variant="secondary" full onClick={allow}>
            {t('chat.allow')}
          </Button>
          <Button variant="secondary" full onClick={onContact}>
            {t('chat.contact')}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}
