import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { VerifyForm } from '#app/features/contracts/verify-form.tsx';
import { textParam } from '#app/platform/browser/search-param.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { CertificateCode, certificateFile } from './certificate-parts.tsx';
import * as css from './verify.css.ts';

export const Route = createFileRoute('/_public/verify')({
  staticData: { texts: ['verify'] },
  component: Verify,
});

/** Verifies that a file is an issued contract or residence certificate, or a certificate by its code. Every certificate links here. */
function Verify() {
  const { t, i18n } = useTranslation('verify');
  // A schema of the route would be part of every page's first script.
  const code = useLocation({
    select: ({ search }) => textParam((search as Record<string, unknown>)['code']) ?? '',
  });
  return (
    <Section tight>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description')} />
      {code && <meta name="referrer" content="no-referrer" />}
      <div className={css.page}>
        <Heading level={1} title={t('title')} lead={t('lead')} />
        <div className={css.ways}>
          <section className={css.way} aria-labelledby="by-code">
            <h2 id="by-code">{t('byCode')}</h2>
            <CertificateCode code={code} />
          </section>
          <section className={css.way} aria-labelledby="by-file">
            <h2 id="by-file">{t('byFile')}</h2>
            <VerifyForm otherwise={certificateFile} />
          </section>
        </div>
      </div>
    </Section>
  );
}
