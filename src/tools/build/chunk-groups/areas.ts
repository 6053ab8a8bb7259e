import { needsHost } from '../chunks.ts';
import { type ChunkGroup, features, needsNetwork } from './paths.ts';

export const areaGroups: ChunkGroup[] = [
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
  // Asks for the role before any file of the administrators' area is loaded.
  ['network/staff', ['src/app/layouts/staff-entrance.', 'src/app/features/accounts/staff-only.']],
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
    ['contact-', 'countries.', 'model.', 'occupants.']
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
      .concat(
        ['draft.', 'origin-fields.', 'review-form.', 'queries.'].map(
          (name) => `src/app/features/reviews/${name}`,
        ),
      )
      .concat(['book', 'use-'].map((name) => `src/app/screens/booking/${name}`))
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
  // The words in addresses of lists, which the area's routes read before any of its screens.
  [
    'admin/addresses',
    [
      ...['accounts', 'reservations', 'audit-log'].map((name) => `src/app/admin/${name}/search-params.`),
      'src/app/admin/screens/detail/beside.',
      'src/contract/admin/vocabulary.ts',
    ],
  ],
  // Small parts that nearly every list or detail of the area has: one file for each of them was a third of what a page asked for.
  [
    'admin/pieces',
    [
      'detail/admin-detail.css',
      'detail/back-link',
      'detail/detail-page',
      'detail/part.',
      'detail/facts.css',
      'form/both-versions',
      'form/use-settled-input',
      'form/use-undo',
      'list/',
      'load/keep-focus',
      'load/not-loaded',
      'load/warn.',
      'pictures/picture-upload.css',
    ]
      .map((name) => `src/app/admin/kit/${name}`)
      .concat(['src/app/admin/screens/list/', 'src/app/ui/data/table.']),
  ],
  ['admin/icons', ['ban', 'clock', 'list', 'trash'].map((name) => `lucide-react/dist/esm/icons/${name}.`)],
];
