import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { heroPhoto, uprightHero } from '#app/features/brand/hero-photo.ts';
import { shown } from '#app/features/brand/picture.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo, photoPreload } from '#app/ui/media/photo.tsx';
import { HomeSearch } from './search/search.tsx';
import * as css from './hero.css.ts';

export function Hero() {
  const { t, i18n } = useTranslation('home');
  const photo = shown(heroPhoto, i18n.language);
  if (import.meta.env.SSR) preloadPhoto();
  return (
    <section className={css.hero}>
      <Photo photo={photo} upright={uprightHero} sizes="100vw" priority ratio="fill" className={css.photo} />
      <Content className={css.words}>
        <h1 className={css.line}>
          <span>{t('hero.line1')}</span> <span>{t('hero.line2')}</span>
        </h1>
        <p className={css.lead}>{t('hero.lead')}</p>
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
