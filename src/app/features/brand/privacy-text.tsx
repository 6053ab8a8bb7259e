import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalSections } from './legal-sections.tsx';
import { legalValues } from './legal-values.ts';

/** The section that says to whom personal data is given. */
const RECIPIENTS = 2;

/** The privacy policy in the language on screen; `sentTo` is what it says of services that are loaded after consent. Text: legal. */
export function PrivacyText({ sentTo }: { sentTo: ReactNode }) {
  const { t, i18n } = useTranslation('legal');
  const values = legalValues(i18n.language);
  return (
    <LegalSections
      intro={t('privacy.intro', values)}
      sections={t('privacy.sections', { returnObjects: true, ...values })}
      after={(index) => index === RECIPIENTS && sentTo}
    />
  );
}
