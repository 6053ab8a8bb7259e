import type { Picture } from './picture.ts';

/** Photo of the hero, in a file of its own because it alone belongs to the first view. */
export const heroPhoto: Picture = {
  id: 'hero',
  width: 2400,
  height: 1200,
  widths: [640, 1080, 1600, 2400],
  dominant: '#cac0ae',
  blur: 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAQBACdASoYABAAPu1iqU2ppaOiMAgBMB2JQBdgBD31ciJVLnBCv36u/AD+szyj7nlFrULJLZt8IUJ2972NmKD/g3K41+wqyQveXIisewKPJyU1HwT7vVvKtP0tfZWEUwfViI5Y7KWU8aAGoAA=',
  alt: {
    ko: '아침 햇살이 드는 따뜻한 헤링본 바닥에 안락의자와 침대, 식물이 있는 아늑한 방.',
    en: 'Cosy sunlit room with a warm herringbone floor, an armchair, a bed and plants in the morning.',
  },
};
