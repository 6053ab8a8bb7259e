import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { neighbourhoods } from '#app/features/brand/photos.ts';
import { shown } from '#app/features/brand/picture.ts';
import { SubwayBadge } from '#app/ui/data/badge.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { MoreLink } from './more-link.tsx';
import * as css from './places.css.ts';

/** `sizes` of the first and last photo, which span the grid on a phone. The others take half its width. */
const WIDE = '(min-width: 960px) 400px, 90vw';
const NARROW = '(min-width: 960px) 400px, 50vw';

export function Places() {
  const { t, i18n } = useTranslation(['home-sections', 'common']);
  return (
    <Section className={css.places}>
      <Heading
        title={t('places.title')}
        lead={t('places.lead')}
        action={<MoreLink to="/houses">{t('places.all')}</MoreLink>}
      />
      <ul className={css.tiles}>
        {neighbourhoods.map(({ location, photo, lines }, index) => (
          <li key={location} className={css.tile}>
            <Link to="/houses" search={{ location }} className={css.link}>
              <Photo
                photo={{ ...shown(photo, i18n.language), alt: '' }}
                sizes={index % (neighbourhoods.length - 1) === 0 ? WIDE : NARROW}
                ratio="fill"
                className={css.photo}
              />
              <span className={css.label}>
                <span className={css.name}>{t(`common:location.${location}`)}</span>
                {lines.map((line) => (
                  <SubwayBadge key={line} line={line} label={t('common:line', { line })} />
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
