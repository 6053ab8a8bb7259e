import type { Plugin } from 'vite';

/** Parts of the member's features and screens that are useless without the host; no device precaches them. */
export const needsHost = new RegExp(
  [
    'features/accounts/(?:(?:invitation|join|security)/|contact-|countries\\.|form-group|occupants|model\\.|use-|profile/(?:export-|preferences|profile-form|texts))',
    'features/accounts/sign-in/(?!lazy-|log-in|safe-)',
    'features/booking/(?!booking\\.css|booking-section|exchange-rate|payment-method-param|price-details|stay-dates)',
    'features/push/kinds/',
    'features/reservations/money/cancellation-',
    'screens/auth/(?:invitation/|signup|confirm|forgot|reset|google-)',
    'screens/booking/(?!book-search|booking-preview|known-booking|pay-return)',
    'screens/mypage/welcome/',
    'screens/mypage/(?:change|delete|extend|profile/profile-settings|review)(?:-screen|-form)?\\.',
  ]
    .map((path) => `/src/app/${path}`)
    .join('|'),
);

/**
 * Areas of the application by audience, the widest first, each with its entry modules. A module belongs to the widest area that reaches it. Chunks
 * are named `assets/<area>/<name>-<hash>.js` and the service worker precaches areas by these names, so the folder of a screen decides whether a
 * visitor's device stores it.
 */
const areas: readonly (readonly [area: string, begins: RegExp, except?: RegExp])[] = [
  ['public', /\/src\/app\/boot\.ts$/],
  [
    'member',
    /\/src\/app\/(screens\/(auth|booking|mypage)|features\/(accounts|booking|payments|push|reservations))\//,
    needsHost,
  ],
  // Parts that are of no use without a network.
  ['network', needsHost],
  ['network', /\/node_modules\/@tosspayments\//],
  [
    'network',
    /\/src\/app\/(features\/(changes|history|consultations|install|faqs\/tools|houses\/(commute|favourites|compare|alerts|shortlist|neighbourhood))|screens\/(favourites|compare|neighbourhoods|houses\/similar))\/|features\/reviews\/(draft|origin-fields|review-form|queries)\.|\/no-such-house\.tsx|virtual:network-endpoints/,
  ],
  // Decoration: where it cannot be loaded its place stays empty.
  ['network', /\/src\/app\/ui\/drawings\/(?!drawing\.)/],
  // Of use where the other language can be loaded.
  ['network', /\/src\/app\/layouts\/notices\/language-offer/],
  // Cached with the first map.
  ['map', /\/src\/app\/features\/houses\/map\/drawn\/|virtual:seoul-map/],
  // Cached with the first event that a member opens.
  ['lounge', /\/src\/app\/features\/boards\/seats\/|\/locales\/\w+\/seats\.json/],
  // Parts that a member uses during a stay: cached once My page with a stay that is firm was idle.
  [
    'resident',
    /\/src\/app\/(features|screens)\/(tickets|certificates|payment-links|automatic-payments|refund-account|check-out)\/|\/src\/app\/(platform\/media\/|ui\/media\/photo-field|features\/houses\/detail\/reviews\/review-photos|features\/reviews\/review-photos-field|features\/staff\/(?!lazy-))|\/locales\/\w+\/(tickets|certificates|payment-links|automatic-payments|refund-account|check-out|own-photos|review-photos|staff)\.json/,
  ],
  // Asked about, and loaded, once a page is idle or its button is pressed.
  [
    'consent',
    /\/src\/app\/(features\/consent\/(?!styled|lazy-)|layouts\/(notices\/services|footer\/live-chat)\.|platform\/services\/(consent|offered|delivery|google-tag|channel-talk|website-view)\.)/,
  ],
  ['signing', /\/src\/app\/(screens\/signing|features\/contracts\/reading)\//],
  [
    'pdf',
    /\/(src\/app\/features\/contracts\/(pdf|pdf-pages|contract-reader)\.tsx?|node_modules\/pdfjs-dist\/)/,
  ],
  ['admin', /\/src\/app\/admin\/|virtual:admin-endpoints/],
  ['dev', /\/src\/app\/screens\/dev\/(?!gallery\.tsx$)/],
];

/**
 * Areas for offline use. Signing needs the host, so it and the PDF viewer are cached with the first contract; the operator's files are stored on no
 * device.
 */
export const precachedAreas = ['public', 'member'];

/**
 * Shared chunks that are fetched in parallel with the chunk that needs them; preloading the small ones as well costs more bytes than it saves time.
 */
export const preloadedChunk = /\/(catalogue|content|screens|stay)-/;

/** Names each chunk by its area, and writes `.vite/chunk-modules.json`, the modules of every chunk. */
export function chunkAreas(): Plugin {
  const reached = new Map<string, number>();
  const begun = (id: string) => areas.findIndex(([, begins, except]) => begins.test(id) && !except?.test(id));
  return {
    name: 'chunk-areas',
    buildEnd() {
      const waiting = areas.map((): string[] => []);
      for (const id of this.getModuleIds()) waiting[begun(id)]?.push(id);
      for (const [area, ids] of waiting.entries())
        for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
          if (reached.has(id)) continue;
          reached.set(id, area);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          ids.push(...[...importedIds, ...dynamicallyImportedIds].filter((next) => begun(next) < 0));
        }
    },
    outputOptions: (options) => ({
      ...options,
      // All modules of a chunk that no group made are needed by the same screens: the narrowest area is theirs.
      chunkFileNames({ name, moduleIds }) {
        const narrowest = Math.max(0, ...moduleIds.map((id) => reached.get(id) ?? 0));
        return `assets/${name.includes('/') ? name : `${areas[narrowest]?.[0]}/${name}`}-[hash:7].js`;
      },
    }),
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules));
      this.emitFile({ type: 'asset', fileName: '.vite/chunk-modules.json', source });
    },
  };
}
