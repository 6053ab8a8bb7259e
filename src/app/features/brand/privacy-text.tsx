import { useTranslation } from 'react-i18next';
import { LegalSections } from './legal-sections.tsx';
import { legalValues } from './legal-values.ts';

/** The privacy policy in the language on screen. Text: legal. */
export function PrivacyText() {
  const { t, i18n } = useTranslation('legal');
  const values = legalValues(i18n.language);
  return (
    <LegalSections
      intro={t('privacy.intro', values)}
      sections={t('privacy.sections', { returnObjects: true, ...values })}
    />
  );
}
