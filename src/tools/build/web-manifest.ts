import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../../contract/brand.ts';

/** Returns the web app manifest. The host serves the fallback language by default and English at `/manifest.webmanifest?lng=en`. */
export function webManifest(language: 'ko' | 'en' = 'ko'): Partial<ManifestOptions> {
  const ko = language === 'ko';
  return {
    id: '/',
    scope: '/',
    start_url: '/?source=app',
    name: brand.title[language],
    short_name: brand.name[language],
    description: brand.description[language],
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    orientation: 'any',
    // A link or a shortcut goes to the window that is open.
    launch_handler: { client_mode: 'navigate-existing' },
    background_color: brand.colours.theme,
    theme_color: brand.colours.theme,
    categories: ['travel', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts(ko),
    screenshots: [
      {
        src: `/screenshots/home-narrow-${language}.webp`,
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: ko ? '홈' : 'Home',
      },
      {
        src: `/screenshots/detail-narrow-${language}.webp`,
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: ko ? '집 상세' : 'A home',
      },
      {
        src: `/screenshots/houses-wide-${language}.webp`,
        sizes: '1440x900',
        type: 'image/webp',
        form_factor: 'wide',
        label: ko ? '집 찾기' : 'Find a home',
      },
    ],
  };
}

function shortcuts(ko: boolean): ManifestOptions['shortcuts'] {
  return [
    {
      name: ko ? '집 찾기' : 'Find a home',
      url: '/houses?source=shortcut',
      icons: [{ src: '/icons/shortcut-search-96.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: ko ? '내 예약' : 'My stays',
      url: '/mypage?source=shortcut',
      icons: [{ src: '/icons/shortcut-mypage-96.png', sizes: '96x96', type: 'image/png' }],
    },
    { name: ko ? '라운지' : 'Lounge', url: '/community?source=shortcut' },
    { name: ko ? '자주 묻는 질문' : 'FAQ', url: '/faq?source=shortcut' },
  ];
}
