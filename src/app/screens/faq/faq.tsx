import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { faqGroups } from '#app/features/faqs/queries.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { FaqAnswers } from './faq-answers.tsx';

export const Route = createFileRoute('/_public/faq')({
  staticData: { texts: ['faq'] },
  loader: async () => ({ groups: await faqGroups() }),
  component: FaqPage,
});

function FaqPage() {
  const { t, i18n } = useTranslation('faq');
  const { groups } = Route.useLoaderData();
  return (
    <Section tight>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description')} />
      <Heading level={1} title={t('title')} lead={t('lead')} />
      <FaqAnswers groups={groups} />
    </Section>
  );
}
