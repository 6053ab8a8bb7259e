import { Link, createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Benefits } from '#app/features/brand/benefits.tsx';
import { names } from '#app/features/brand/names.ts';
import { photos } from '#app/features/brand/photos.ts';
import { shown } from '#app/features/brand/picture.ts';
import { LazyTeam } from '#app/features/staff/lazy-staff.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Content, Heading, Section } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { brand } from '#contract/brand.ts';
import { Company } from './company.tsx';
import { countArrival } from './count-arrival.ts';
import * as css from './about.css.ts';

export const Route = createFileRoute('/_public/about')({
  staticData: { texts: ['about', 'home-sections'] },
  component: About,
});

function About() {
  const { t, i18n } = useTranslation('about');
  const story = [localText(brand.story, i18n.language), ...t('story', { returnObjects: true })];
  const roles = t('roles', { returnObjects: true });
  useEffect(countArrival, []);
  return (
    <>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description', names(i18n.language))} />
      <Section tight>
        <h1 className={css.heading}>{t('heading')}</h1>
      </Section>
      <Content>
        <Photo
          photo={shown(photos.rooftop, i18n.language)}
          sizes="(min-width: 1280px) 1200px, 100vw"
          ratio="fill"
          priority
          className={css.photo}
        />
      </Content>
      <Section width="reading">
        <div className={css.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Benefits />
      <Section>
        <Heading title={t('team')} lead={t('teamLead')} />
        <dl className={css.team}>
          {roles.map(({ name, text }) => (
            <div key={name} className={css.role}>
              <dt className={css.roleName}>{name}</dt>
              <dd className={css.roleText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <LazyTeam
        frame={(title, part) => (
          <Section>
            <Heading title={title} />
            {part}
          </Section>
        )}
      />
      <Section tone="sunken">
        <Company />
        <Link to="/houses" className={buttonClass()}>
          {t('find')}
        </Link>
      </Section>
    </>
  );
}
