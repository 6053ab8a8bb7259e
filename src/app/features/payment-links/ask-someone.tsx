import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { LinkPanel } from './link-panel.tsx';
import type { LinksOf } from './queries.ts';
import { usePaymentLinkTexts } from './texts.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export function AskSomeone(of: LinksOf) {
  usePaymentLinkTexts();
  const { t } = useTranslation('payment-links');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        invalid={!online}
        reason={t('needsNetwork')}
        onClick={() => setOpen(true)}
      >
        {t('ask')}
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={t('close')}
        topPosition="content"
      >
        {open && <LinkPanel of={of} />}
      </Overlay>
    </>
  );
}
