import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { legalValues } from '#app/features/brand/legal-values.ts';
import { TermsText } from '#app/features/brand/terms-text.tsx';
import { consentVersions } from '#contract/rules/policy.ts';
import { LegalPage } from './legal-page.tsx';

export const Route = createFileRoute('/_public/terms')({
  staticData: { texts: ['legal', 'refund'] },
  component: Terms,
});

function Terms() {
  const { t, i18n } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', legalValues(i18n.language))}
      version={consentVersions.terms}
    >
      <TermsText />
    </LegalPage>
  );
}
