import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredPurposes } from '#app/platform/services/consent.ts';
import * as css from './consent.css.ts';
import { useConsentTexts } from './texts.ts';
import { useOffered } from './use-consent.ts';

export { consentStyle } from './consent-style.ts';

export default function SentTo(): ReactNode {
  useConsentTexts();
  const { t } = useTranslation('consent');
  const { offered } = useOffered();
  const purposes = offered ? offeredPurposes(offered) : [];
  if (!purposes.length) return null;
  return (
    <div className={css.sent}>
      {purposes.map((purpose) => (
        <p key={purpose}>{t(`sent.${purpose}`)}</p>
      ))}
      <p>{t('sent.refuse')}</p>
    </div>
  );
}
