import { useTranslation } from 'react-i18next';
import { LegalSections } from './legal-sections.tsx';
import { legalValues } from './legal-values.ts';
import { RefundTables } from './refund-tables.tsx';

export function TermsText() {
  const { t, i18n } = useTranslation('legal');
  const values = legalValues(i18n.language);
  const sections = t('terms.sections', { returnObjects: true, ...values });
  return (
    <LegalSections
      intro={t('terms.intro', values)}
      sections={sections}
      after={(index) => sections[index] && 'policies' in sections[index] && <RefundTables />}
    />
  );
}
