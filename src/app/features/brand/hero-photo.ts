import type { Picture } from './picture.ts';

/** Photo of the hero, in its own file because only it belongs to the first view. Its description is used for the upright photo too. */
export const heroPhoto: Picture = {
  id: 'hero',
  width: 2400,
  height: 1200,
  widths: [640, 1080, 1600, 2400],
  dominant: '#cac0ae',
  alt: {
    ko: '아침 햇살이 드는 방의 침대와 식물, 따뜻한 헤링본 바닥.',
    en: 'Sunlit room with a bed, a plant and a warm herringbone floor.',
  },
};

/** The same room for a phone. The value of `media.mobile` is written out, so that a first view loads no other media query. */
export const uprightHero = { id: 'hero-upright', widths: [828, 1080], media: '(max-width: 599.98px)' };
