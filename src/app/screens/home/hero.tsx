import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/houses.ts';
import { won } from '#contract/rules/format-money.ts';
import { heroPhoto, uprightHero } from '#app/features/brand/hero-photo.ts';
import { shown } from '#app/features/brand/picture.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo, photoPreload } from '#app/ui/media/photo.tsx';
import { HomeSearch } from './search/search.tsx';
import * as css from './hero.css.ts';

/** Says for whom the homes are, from which rent, and what is safe; the search begins with the university. */
export function Hero({ offer }: { offer: Offer | null }) {
  const { t, i18n } = useTranslation('home');
  const photo = shown(heroPhoto, i18n.language);
  if (import.meta.env.SSR) preloadPhoto();
  return (
    <section className={css.hero}>
      <Photo photo={photo} upright={uprightHero} sizes="100vw" priority ratio="fill" className={css.photo} />
      <Content className={css.words}>
        <div className={css.panel}>
          <h1 className={css.line}>
            <span>{t('hero.line1')}</span>{' '}
            <span>
              {offer?.lowestRent ? t('hero.line2', { rent: won(offer.lowestRent) }) : t('hero.warm')}
            </span>
          </h1>
          <p className={css.lead}>{t('hero.lead')}</p>
          {offer && (
            <p className={css.safe}>
              <span>{t('hero.deposit', { days: offer.depositDays })}</span>
              {offer.rating && (
                <span>
                  {t('hero.rating', { average: offer.rating.average.toFixed(1), count: offer.rating.count })}
                </span>
              )}
            </p>
          )}
        </div>
        <HomeSearch />
      </Content>
    </section>
  );
}

/**
 * Preloads the photo in the head of the host's HTML for phones only, where it is the largest paint. On desktops the browser's preload scanner finds
 * the wide photo early enough.
 */
function preloadPhoto(): void {
  const { id, media } = uprightHero;
  const { as, type, imageSrcSet, imageSizes, fetchPriority } = photoPreload(uprightHero, '100vw');
  preload(`/photos/${id}-828.avif`, { as, type, imageSrcSet, imageSizes, fetchPriority, media });
}
