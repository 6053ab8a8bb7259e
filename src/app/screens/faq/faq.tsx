import { createFileRoute } from '@tanstack/react-router';
import { Headset, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { Helped } from '#app/features/faqs/helped.tsx';
import { faqGroups } from '#app/features/faqs/queries.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './faq.css.ts';

export const Route = createFileRoute('/_public/faq')({
  staticData: { texts: ['faq'] },
  loader: async () => ({ groups: await faqGroups() }),
  component: FaqPage,
});

function FaqPage() {
  const { t, i18n } = useTranslation('faq');
  const { groups } = Route.useLoaderData();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  return (
    <Section tight>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description')} />
      <Heading level={1} title={t('title')} lead={t('lead')} />
      <div className={css.page}>
        <nav aria-label={t('groups')} className={css.groups}>
          <ul className={css.groupList}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.group}>
                  {own(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.answers}>
          {groups.length === 0 && <EmptyState title={t('empty')} />}
          {groups.map(({ id, title, faqs }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={css.title}>
                {own(title)}
              </h2>
              {faqs.map((faq) => (
                <Disclosure key={faq.id} id={`q-${faq.id}`} summary={own(faq.question)}>
                  <p className={css.answer}>{own(faq.answer)}</p>
                  <Helped slug={faq.id} question={own(faq.question)} />
                </Disclosure>
              ))}
            </section>
          ))}
          <MoreQuestions />
        </div>
      </div>
    </Section>
  );
}

function MoreQuestions() {
  const { t } = useTranslation('faq');
  return (
    <Card look="sunken" pad="large">
      <h2 className={css.more}>{t('more')}</h2>
      <p>{t('moreText')}</p>
      <div className={css.ways}>
        <a href={`tel:${brand.concierge}`} className={buttonClass({ size: 'medium', full: 'phones' })}>
          <span className={css.way}>
            <Headset size={20} />
            {t('call')}
          </span>
        </a>
        <a href={`mailto:${brand.email}`} className={buttonClass({ variant: 'secondary', full: 'phones' })}>
          <span className={css.way}>
            <Mail size={20} />
            {t('mail')}
          </span>
        </a>
      </div>
    </Card>
  );
}
