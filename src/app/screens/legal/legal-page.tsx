import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { monthName } from '#app/platform/i18n/format.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';

type LegalPageProps = { title: string; description: string; version: string; children: ReactNode };

/** Page of a legal text. `version` begins with the month from which it is in force, `YYYY-MM`. */
export function LegalPage({ title, description, version, children }: LegalPageProps) {
  const { t, i18n } = useTranslation('legal');
  return (
    <Section width="reading">
      <title>{`${title} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={description} />
      <Heading
        level={1}
        title={title}
        lead={t('since', { date: monthName(version.slice(0, 7), i18n.language) })}
      />
      {children}
    </Section>
  );
}
