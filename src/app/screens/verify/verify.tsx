import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { VerifyForm } from '#app/features/contracts/verify-form.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import * as css from './verify.css.ts';

export const Route = createFileRoute('/_public/verify')({
  staticData: { texts: ['verify'] },
  component: Verify,
});

/** Verifies that a file is the contract that was issued; linked from every certificate. */
function Verify() {
  const { t, i18n } = useTranslation('verify');
  return (
    <Section tight>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description')} />
      <div className={css.page}>
        <Heading level={1} title={t('title')} lead={t('lead')} />
        <VerifyForm />
      </div>
    </Section>
  );
}
