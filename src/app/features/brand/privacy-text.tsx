import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalSections } from './legal-sections.tsx';
import { legalValues } from './legal-values.ts';

const RECIPIENTS = 2;

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
