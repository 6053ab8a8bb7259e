import { needsHost } from './chunks.ts';

/**
 * Chunks that several screens share, by the first group that a module is listed in. A group takes what its modules import and no earlier
 * group has, so that a screen begins with a few files rather than with one for each module; the first views' budgets decide what is listed.
 */
const groups: [name: string, modules: string[], except?: RegExp][] = [
  ['public/boot', ['vite/preload-helper', 'src/app/boot.ts']],
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
      'src/app/layouts/notices/waiting.',
      'src/app/layouts/notices/update-',
      'src/app/ui/feedback/bottom-prompt.',
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
  ['member/reservation-status', ['src/contract/rules/reservation-status.ts']],
  [
    'member/shared',
    [
      'src/app/features/accounts/log-out.',
      'src/app/features/accounts/security/device-name.',
      'src/app/platform/browser/download.ts',
      'src/app/platform/i18n/format-instant.ts',
      'src/app/ui/forms/choice-group.',
      'src/app/ui/forms/combobox.',
      'src/contract/rules/people/names.ts',
      'lucide-react/dist/esm/icons/download.',
      'lucide-react/dist/esm/icons/eye.',
      'lucide-react/dist/esm/icons/log-out.',
      'lucide-react/dist/esm/icons/undo-2.',
    ],
  ],
  [
    'member/screens',
    [
      ...['auth', 'booking', 'mypage'].map((name) => `src/app/screens/${name}/`),
      ...features('accounts', 'booking', 'payments', 'push', 'reservations'),
    ],
    new RegExp(`${needsHost.source}|/check-in/wifi-|/routeTree`),
  ],
  // Fields that the forms of accounts and bookings share.
  [
    'network/fields',
    ['contact-', 'countries.', 'model.']
      .map((name) => `src/app/features/accounts/${name}`)
      .concat(['src/app/platform/forms/draft-form.', 'node_modules/valibot/']),
  ],
  [
    'network/shortlist',
    [
      'src/app/features/houses/alerts/',
      'src/app/features/houses/compare/compare-bar.',
      'src/app/features/houses/compare/compare-toggle.',
      'src/app/features/houses/compare/compared.',
      'src/app/features/houses/favourites/',
      'src/app/features/houses/shortlist/',
      'src/app/platform/offline/device-copies.ts',
      'lucide-react/dist/esm/icons/heart.',
      'lucide-react/dist/esm/icons/share-2.',
    ],
  ],
  // Parts of these that need the network, in one file: each name more is in every first view.
  ['network/join', ['invitation', 'join', 'flow'].flatMap(needsNetwork)],
  // Of several areas, none of which begins with another's parts.
  [
    'network/area-style',
    [
      'src/app/platform/browser/area-style.ts',
      'src/app/platform/browser/resident-style.ts',
      'src/app/platform/offline/use-read-again.ts',
    ],
  ],
  // Changes of a stay or an account, which the host alone makes.
  [
    'network/changes',
    ['change-', 'change.', 'extend', 'delete', 'review-screen', 'review.']
      .map((name) => `src/app/screens/mypage/${name}`)
      .concat(['review-form.', 'queries.'].map((name) => `src/app/features/reviews/${name}`))
      .concat(['book', 'dates-', 'use-'].map((name) => `src/app/screens/booking/${name}`))
      .concat(features('booking')),
  ],
  ['network/settings', ['src/app/screens/mypage/profile/profile-settings.']],
  ['network/google', ['src/app/features/accounts/sign-in/google']],
  // Mailed links and Google lead to these: each of them asks the host.
  ['network/auth', ['src/app/screens/auth/', 'src/app/features/accounts/sign-in/']],
  // Parts that a page does without where they cannot be loaded.
  ['network/install', [...features('install'), '/check-in/wifi-', 'node_modules/qr/']],
  ['consent/chat', ['src/app/layouts/footer/live-chat.ts', 'src/app/platform/services/channel-talk.ts']],
  [
    'consent/services',
    [
      'src/app/layouts/notices/services.tsx',
      ...['consent', 'delivery', 'google-tag', 'offered'].map(
        (name) => `src/app/platform/services/${name}.ts`,
      ),
    ],
  ],
  ['consent/sheets', ['/consent.json', 'src/app/features/consent/'], /consent\/(lazy-sent-to|styled)\./],
  // An icon alone in a chunk says nothing of its area: the index of the package reaches all of them from everywhere.
  [
    'network/icons',
    ['camera', 'circle-dot', 'columns-3', 'image-plus', 'square-pen', 'wrench'].map(
      (name) => `lucide-react/dist/esm/icons/${name}.`,
    ),
  ],
  ['admin/icons', ['ban', 'clock', 'list', 'trash'].map((name) => `lucide-react/dist/esm/icons/${name}.`)],
];

function overlay(name: string): string {
  return `src/app/ui/overlays/${name}.`;
}

function screens(...names: string[]): string[] {
  return names.map((name) => `src/app/screens/${name}/`);
}

function needsNetwork(part: string): string[] {
  const places = [...screens('auth', 'booking'), ...features('accounts', 'booking')];
  return [...places.map((place) => `${place}${part}/`), `/${part}.json`];
}

function features(...names: string[]): string[] {
  return names.map((name) => `src/app/features/${name}/`);
}

export const chunkGroups = groups.map(([name, modules, except], index) => ({
  name,
  test: (id: string) => modules.some((path) => id.includes(path)) && !except?.test(id),
  priority: groups.length - index,
}));
