import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { legalValues } from '#app/features/brand/legal-values.ts';
import { PrivacyText } from '#app/features/brand/privacy-text.tsx';
import { LazySentTo } from '#app/features/consent/lazy-sent-to.tsx';
import { consentVersions } from '#contract/rules/policy.ts';
import { LegalPage } from './legal-page.tsx';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { texts: ['legal'] },
  component: Privacy,
});

function Privacy() {
  const { t, i18n } = useTranslation('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', legalValues(i18n.language))}
      version={consentVersions.privacy}
    >
      <PrivacyText sentTo={<LazySentTo />} />
    </LegalPage>
  );
}
