import { createFileRoute } from '@tanstack/react-router';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { names } from '#app/features/brand/names.ts';
import { neighbourhoods, photos } from '#app/features/brand/photos.ts';
import { shown } from '#app/features/brand/picture.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { useNear } from '#app/platform/browser/use-near.ts';
import { SubwayBadge } from '#app/ui/data/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Content, Heading, Section } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './portfolio.css.ts';

export const Route = createFileRoute('/_public/portfolio')({
  staticData: { texts: ['portfolio'] },
  component: Portfolio,
});

function Portfolio() {
  const { t, i18n } = useTranslation(['portfolio', 'common']);
  return (
    <>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description', names(i18n.language))} />
      <Opening />
      <Section>
        <Heading title={t('doTitle')} />
        <dl className={css.list}>
          {t('do', { returnObjects: true }).map(({ name, text }) => (
            <div key={name} className={css.item}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section tone="sunken">
        <Heading title={t('wayTitle')} />
        <ol className={css.steps}>
          {t('way', { returnObjects: true }).map(({ name, text }, index) => (
            <li key={name} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <Heading title={t('whereTitle')} lead={t('whereText')} />
        <ul className={css.places}>
          {neighbourhoods.map(({ location, lines }) => (
            <li key={location} className={css.place}>
              {t(`common:location.${location}`)}
              {lines.map((line) => (
                <SubwayBadge key={line} line={line} label={t('common:line', { line })} />
              ))}
            </li>
          ))}
        </ul>
      </Section>
      <Request />
    </>
  );
}

/** Loads the form once the visitor scrolls near it, because it is useless without a network. */
function Request() {
  const { t } = useTranslation(['portfolio', 'common']);
  const { ref, near } = useNear<HTMLDivElement>();
  const online = useOnline();
  // Once there it stays: nobody loses sight of what they typed with the network.
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!near || !online || Form || isLost) return;
    import('#app/features/consultations/consultation-form.tsx').then(
      ({ ConsultationForm }) => setForm(() => ConsultationForm),
      () => setLost(true),
    );
  }, [near, online, Form, isLost]);
  // It is asked for again with the network.
  if (isLost && !online) setLost(false);
  return (
    <Section tone="sunken">
      <Heading title={t('requestTitle')} lead={t('requestLead')} />
      <div ref={ref} className={css.request}>
        {Form ? <Form /> : (!online || isLost) && near && <p className={css.text}>{t('requestOffline')}</p>}
        {isLost && !Form && (
          <Button variant="secondary" onClick={() => setLost(false)}>
            {t('common:failed.retry')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Opening() {
  const { t, i18n } = useTranslation('portfolio');
  return (
    <Content>
      <div className={css.top}>
        <div className={css.words}>
          <p className={css.eyebrow}>{t('title')}</p>
          <h1 className={css.heading}>{t('heading')}</h1>
          <p className={css.lead}>{t('lead')}</p>
          <Contact />
        </div>
        <Photo
          photo={shown(photos.tower, i18n.language)}
          sizes="(min-width: 960px) 560px, 100vw"
          ratio="fill"
          priority
          className={css.photo}
        />
      </div>
    </Content>
  );
}

function Contact() {
  const { t } = useTranslation('portfolio');
  const subject = encodeURIComponent(t('mailSubject'));
  return (
    <div className={css.contact}>
      <a href={`tel:${brand.phone}`} className={buttonClass()}>
        <span className={css.way}>
          <Phone size={20} />
          {t('call')}
        </span>
      </a>
      <a
        href={`mailto:${brand.email}?subject=${subject}`}
        className={buttonClass({ variant: 'secondary', size: 'large' })}
      >
        <span className={css.way}>
          <Mail size={20} />
          {t('mail')}
        </span>
      </a>
    </div>
  );
}
