import { type ChunkGroup, features, overlay, screens } from './paths.ts';

/** Chunks of the screens that visitors see. */
export const publicGroups: ChunkGroup[] = [
  [
    'public/boot',
    [
      'rolldown/runtime',
      'vite/preload-helper',
      'src/app/boot.ts',
      'src/app/platform/browser/storage.ts',
      'src/app/platform/pwa/lost-files.ts',
    ],
  ],
  [
    'public/app',
    [
      'src/app/main.tsx',
      'src/app/layouts/public',
      'src/app/platform/browser/script-url.ts',
      'src/app/platform/offline/answer-times.ts',
      'src/app/platform/offline/reachability.ts',
      'src/app/platform/offline/refresh.ts',
      'src/app/ui/controls/button-class.ts',
      'src/app/ui/layout/page.tsx',
      'src/app/ui/media/icon.ts',
      'src/app/ui/media/photo.tsx',
      'src/contract/rules/dates.ts',
      'src/contract/rules/durations.ts',
      'lucide-react/dist/esm/icons/search.',
    ],
  ],
  [
    // Guards a logged-in visitor's device from any page: without it every one of them would begin with the member's screens.
    'public/session',
    [
      'src/app/platform/api/result.ts',
      'lucide-react/dist/esm/icons/cloud-off.',
      'lucide-react/dist/esm/icons/copy.',
      'lucide-react/dist/esm/icons/smartphone.',
      'src/app/platform/forms/draft.ts',
      'src/app/platform/offline/member-cache.ts',
      'src/app/platform/offline/member-store.ts',
      'src/app/platform/offline/saved-time.ts',
      'src/app/platform/pwa/badge.ts',
      'src/app/platform/services/chat.ts',
      'src/app/platform/session/session-cleanup.ts',
      'src/app/ui/layout/use-focus.',
      'node_modules/idb-keyval/',
    ],
  ],
  [
    'public/home',
    [
      'src/app/screens/home/home.tsx?tsr-split=component',
      'src/app/screens/home/hero.',
      'src/app/screens/home/lazy-below-hero.',
      'src/app/screens/home/search/search.',
    ],
  ],
  [
    'public/catalogue',
    [
      'src/app/features/freshness/lazy-as-of.tsx',
      'src/app/features/houses/about-dollars.tsx',
      'src/app/features/houses/cost.',
      'src/app/features/houses/lazy-shortlist.tsx',
      'src/app/features/houses/detail/lazy-booking.tsx',
      'src/app/features/houses/detail/use-settled.ts',
      'src/app/features/houses/pictures.ts',
      'src/app/features/houses/station-line.tsx',
      'src/app/platform/currency/dollars.ts',
      'src/app/platform/i18n/format.ts',
      'src/app/platform/session/use-join-again.ts',
      'src/app/screens/houses/lazy-below-facts.tsx',
      'src/app/ui/controls/button.tsx',
      'src/app/ui/data/badge.tsx',
      'src/app/ui/data/rating.tsx',
      'src/app/ui/forms/field.tsx',
      'src/app/ui/layout/card.tsx',
      'src/app/ui/overlays/overlay.tsx',
      'src/contract/rules/format-money.ts',
      'src/contract/rules/stay.ts',
      'src/contract/vocabulary.ts',
      'lucide-react/dist/esm/icons/arrow-right.',
      'lucide-react/dist/esm/icons/calendar-days.',
      'lucide-react/dist/esm/icons/check.',
      ...['down', 'left', 'right'].map((way) => `lucide-react/dist/esm/icons/chevron-${way}.`),
      'lucide-react/dist/esm/icons/ruler.',
      'lucide-react/dist/esm/icons/users.',
      'lucide-react/dist/esm/icons/x.',
    ],
  ],
  [
    'public/house-card',
    [
      'src/app/features/houses/card/house-card.',
      'src/app/features/houses/commute-line.tsx',
      'src/app/features/houses/own-university.ts',
      'src/app/features/houses/search/results.',
      'src/app/features/houses/search/search.ts',
      'src/app/ui/media/photo-carousel.',
    ],
  ],
  // The loaders of rendered screens: no first view runs them.
  [
    'public/loaders',
    [
      'tsr-split=loader',
      'src/app/features/boards/next-event.ts',
      'src/app/features/houses/card/soonest.ts',
      'src/app/features/houses/queries.ts',
      'src/app/features/houses/search/queries.ts',
      'src/app/features/reviews/best.ts',
      'src/app/platform/api/copies.ts',
      'src/app/platform/offline/cache-fallback.ts',
    ],
  ],
  [
    'public/contracts',
    [
      'src/app/features/contracts/queries.ts',
      'lucide-react/dist/esm/icons/file-text.',
      'lucide-react/dist/esm/icons/globe.',
    ],
  ],
  // Shared by several later parts, and of no first view.
  [
    'public/pieces',
    [
      'src/app/ui/controls/disclosure.tsx',
      'src/app/ui/feedback/empty-state.',
      'src/app/ui/feedback/skeleton.',
      'lucide-react/dist/esm/icons/check.',
      'lucide-react/dist/esm/icons/chevron-up.',
      'lucide-react/dist/esm/icons/circle-check.',
      'lucide-react/dist/esm/icons/external-link.',
      'lucide-react/dist/esm/icons/house.',
      'lucide-react/dist/esm/icons/info.',
      'lucide-react/dist/esm/icons/triangle-',
    ],
  ],
  [
    'public/stay-rules',
    [
      'src/app/features/houses/detail/problem-text.ts',
      'src/app/features/houses/detail/use-own-hold.tsx',
      'src/app/features/houses/map/styled.ts',
      'src/app/features/houses/model.ts',
      'src/app/features/houses/stay-selection.ts',
      'src/app/ui/media/lightbox.tsx',
      'lucide-react/dist/esm/icons/building',
    ],
  ],
  // Comes with the first button that offers dollars, and where they were chosen.
  [
    'public/dollars',
    [
      'src/app/features/houses/dollars-choice.tsx',
      'src/app/features/houses/search/chips.css.ts',
      'src/app/platform/currency/currency.ts',
    ],
  ],
  // The dates of a stay and its price in parts: loaded when somebody is about to choose.
  [
    'public/stay',
    [
      'src/app/features/houses/detail/booking-parts.ts',
      'src/app/features/houses/search/filter-sheet.css.ts',
      'src/app/features/houses/stay-calendar.tsx',
      'src/app/features/houses/stay-presets.',
      'src/app/ui/calendar/calendar.tsx',
      'src/app/ui/data/price-lines.tsx',
      'src/app/ui/data/timeline.tsx',
      'src/app/ui/forms/number-stepper.tsx',
    ],
  ],
  ['public/layer', ['dialog-layer', 'overlay-frame', 'overlay-history'].map(overlay)],
  ['public/dialogs', ['confirm-dialog', 'overlay-dialog', 'overlay-page'].map(overlay)],
  ['public/updates', ['src/app/platform/pwa/updates.ts']],
  // Comes once the page is idle, or with the first thing that a device shows without the host.
  [
    'public/after-start',
    [
      'src/app/layouts/notices/after-start.tsx',
      'src/app/layouts/notices/focus-screen.ts',
      'src/app/layouts/notices/invitation.tsx',
      'src/app/layouts/notices/offline-words.tsx',
      'src/app/layouts/notices/pushed.ts',
      'src/app/layouts/notices/slow-changes.ts',
      'src/app/layouts/notices/waiting.',
      'src/app/pending/',
      'src/app/layouts/notices/update-',
      'src/app/features/freshness/as-of.',
      'src/app/features/houses/search/filter-offline.ts',
      'src/app/platform/offline/catalogue.ts',
      'src/app/platform/offline/page-copies.ts',
      'src/app/platform/offline/watch-freshness.ts',
      'src/app/platform/pwa/install-',
      'src/app/platform/session/end-at-host.ts',
      'src/app/ui/feedback/bottom-prompt.',
      'node_modules/workbox-window/',
    ],
  ],
  [
    'public/content',
    [
      ...screens('about', 'community', 'faq', 'legal', 'portfolio', 'testimonial'),
      ...features('boards', 'brand', 'faqs', 'reviews'),
    ],
    /\/(boards\/seats|faqs\/tools)\/|\/reviews\/(review-form|review-photos-field|queries)\./,
  ],
  // Icons that the list of houses does without.
  [
    'public/house',
    ['chevron-up', 'external-link', 'house', 'info', 'map', 'layout-grid'].map(
      (name) => `lucide-react/dist/esm/icons/${name}.`,
    ),
  ],
  ['public/search', ['src/app/screens/home/search/search-', 'src/app/screens/home/search/stay-summary.']],
  // Parts of a house's page that the preview of administrators needs too.
  [
    'public/part',
    [
      'src/app/features/houses/detail/house-about.',
      'src/app/features/houses/detail/house-facts.',
      'src/app/features/houses/detail/house-guide.',
      'src/app/features/houses/detail/photos/floor-plan.',
      'src/app/features/houses/detail/photos/photo-mosaic.',
      'src/app/screens/houses/part.',
      'lucide-react/dist/esm/icons/map-pin.',
    ],
  ],
  ['public/refund-policy', ['src/app/features/reservations/policy-timeline.']],

  // Besides the member's screens the administrators' need these, and none of those.
];
