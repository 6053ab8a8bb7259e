import type { Import } from '../../src/tools/structure/imports.ts';

const part = (path: string, prefix: string): string | null =>
  path.startsWith(prefix) ? (path.slice(prefix.length).split('/')[0] ?? null) : null;

const composesAdmin = (room: string): boolean => room === 'screens' || room === 'layout';

/** The architecture's "never" list. Each rule says where the code belongs instead. */
const rules: { breaks: (edge: Import) => boolean; message: string }[] = [
  {
    breaks: ({ from, to }) => from.startsWith('src/contract/') && !to.startsWith('src/contract/'),
    message:
      'The contract is the ground floor and imports nothing of ours: move what it needs into src/contract/rules.',
  },
  {
    breaks: ({ from, to }) => from.startsWith('src/app/') && to.startsWith('src/server/'),
    message: 'The app reaches the host through src/contract only: declare a call there.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/server/') && (to.startsWith('src/app/') || to.startsWith('src/ssr/')),
    message: 'The host knows nothing of the screens: shared rules belong in src/contract/rules.',
  },
  {
    breaks: ({ from, to }) => from.startsWith('sw/') && !to.startsWith('sw/'),
    message: 'The worker stands alone: what page and worker exchange is typed in sw/messages.ts.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      from.startsWith('src/app/') && to.startsWith('sw/') && !(to === 'sw/messages.ts' && typeOnly),
    message: 'Of the worker, the app may import the types of sw/messages.ts only.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/app/ui/') &&
      /^src\/(app\/(platform|features|screens|layouts)|contract)\//.test(to),
    message: 'ui/ takes texts, values and callbacks as props: do the looking-up in a feature.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/app/platform/') && /^src\/app\/(features|screens|layouts|ui)\//.test(to),
    message: 'platform/ is the outside world, one file each: pass what it needs to its functions.',
  },
  {
    breaks: ({ from, to }) => {
      const [a, b] = [part(from, 'src/app/features/'), part(to, 'src/app/features/')];
      return a !== null && b !== null && a !== b;
    },
    message: 'A feature never imports another: compose them in a screen.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      from.startsWith('src/app/') &&
      to === 'src/app/platform/api/api.ts' &&
      from.endsWith('.tsx') &&
      !typeOnly &&
      !/^src\/app\/(main|layouts\/notices\/load-failed)\.tsx$/.test(from),
    message: 'Calls are made in a feature’s queries.ts: import the query from there.',
  },
  {
    breaks: ({ from, to }) =>
      /^src\/app\/(layouts|features)\//.test(from) && to.startsWith('src/app/screens/'),
    message: 'Layouts and features never import screens: routes.ts puts them together.',
  },
  {
    breaks: ({ from, to }) => {
      const [a, b] = [part(from, 'src/app/screens/'), part(to, 'src/app/screens/')];
      return a !== null && b !== null && a !== b;
    },
    message: 'A screen never imports from another area: what two share belongs to a feature or to ui/.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      /^src\/(?!app\/admin\/)/.test(from) &&
      to.startsWith('src/app/admin/') &&
      from !== 'src/app/layouts/staff-entrance.ts' &&
      !(typeOnly && from === 'src/app/router.tsx'),
    message:
      "Nothing outside imports the administrators' house: its one door is layouts/staff-entrance.ts. What members need too belongs to a feature or to ui/.",
  },
  {
    breaks: ({ from, to }) => {
      const [a, b] = [part(from, 'src/app/admin/'), part(to, 'src/app/admin/')];
      return a === 'kit' && b !== null && b !== 'kit';
    },
    message: 'admin/kit is what nouns share and knows none of them: pass it what it needs.',
  },
  {
    breaks: ({ from, to }) => {
      const [a, b] = [part(from, 'src/app/admin/'), part(to, 'src/app/admin/')];
      return a !== null && b !== null && a !== b && b !== 'kit' && !composesAdmin(a);
    },
    message:
      'A noun of admin never imports another, nor screens and layout: what two share is admin/kit, and a screen composes them.',
  },
  {
    breaks: ({ from, to }) => {
      const a = part(from, 'src/app/admin/');
      return a !== null && !composesAdmin(a) && /^src\/app\/(features|screens|layouts)\//.test(to);
    },
    message: 'A noun of admin takes parts of the site through its screen, as a feature does.',
  },
  {
    breaks: ({ from, to }) =>
      part(from, 'src/app/admin/') === 'layout' &&
      part(to, 'src/app/admin/') === 'screens' &&
      !from.endsWith('/routeTree.gen.ts'),
    message: "The administrators' layout never imports screens: routes.ts puts them together.",
  },
  {
    breaks: ({ from, to }) => {
      const [a, b] = [part(from, 'src/server/modules/'), part(to, 'src/server/modules/')];
      return a !== null && b !== null && a !== b;
    },
    message: 'A module never imports another module: pass a port of src/server/ports that host.ts binds.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      from.startsWith('src/server/') &&
      to.startsWith('src/server/db/') &&
      !typeOnly &&
      !/\/(store|[a-z-]+-store)\.ts$/.test(from) &&
      !/^src\/server\/(db\/|cli\/|context\.ts|host\.ts|main\.ts)/.test(from) &&
      to !== 'src/server/db/errors.ts',
    message: 'Only store.ts, db/ and the composition know the database: add a function to the store.',
  },
  {
    breaks: ({ from, to }) =>
      to.endsWith('/reservations/transition-store.ts') && !from.endsWith('/reservations/transition.ts'),
    message: 'A reservation changes by a transition alone: call transition() of modules/reservations.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/server/') &&
      to.startsWith('src/server/adapters/') &&
      !/^src\/server\/(adapters\/|host\.ts)/.test(from),
    message: 'Only host.ts chooses adapters: see outside services through src/server/ports.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      from.startsWith('src/server/ports/') &&
      to.startsWith('src/server/') &&
      !to.startsWith('src/server/ports/') &&
      !(typeOnly && /^src\/server\/db\/(schema[a-z-]*|columns)\.ts$/.test(to)),
    message:
      'A port says what is needed, not who does it: it knows the contract, other ports and types of the schema.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/server/platform/') && /^src\/server\/(modules|http)\//.test(to),
    message:
      'platform/ is used by modules and knows none of them: let jobs.ts or host.ts pass what it needs.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/server/adapters/') && /^src\/server\/(modules|http)\//.test(to),
    message:
      'An adapter implements a port and knows neither modules nor HTTP: what it needs belongs into the port.',
  },
  {
    breaks: ({ from, to }) => from.startsWith('src/server/http/') && to.startsWith('src/server/modules/'),
    message: 'http/ serves what implementation.ts lists: pass it there, or through the context.',
  },
  {
    breaks: ({ from, to }) =>
      from.startsWith('src/server/http/api/') && to.startsWith('src/server/http/pages/'),
    message: 'The API stands without pages: what both need belongs to http/api.',
  },
  {
    breaks: ({ from, to }) =>
      /^src\/server\/[^/]+\//.test(from) && /^src\/server\/(main|host|jobs|implementation)\.ts$/.test(to),
    message: 'Rooms of the host do not know who composes them: main.ts and host.ts pass what is needed.',
  },
  {
    breaks: ({ from, to, typeOnly }) =>
      /^src\/server\/modules\/[^/]+\/(policy|lifecycle|present)\.ts$/.test(from) &&
      !typeOnly &&
      /\/((?:[a-z-]+-)?store|context)\.ts$|^src\/server\/(db|platform)\//.test(to),
    message:
      'Policy, lifecycle and presentation are pure: let the handler load, and pass them what it found.',
  },
  {
    breaks: ({ from, to }) =>
      /^(src|sw)\//.test(from) && to.startsWith('tests/') && !/\.test\.tsx?$/.test(from),
    message: 'Nothing of the product imports tests.',
  },
  {
    breaks: ({ to }) => /\/index\.tsx?$/.test(to),
    message: 'No barrels: import the file that holds the thing.',
  },
];

export function breach(edge: Import): string | null {
  const broken = rules.find((rule) => rule.breaks(edge));
  return broken ? `${edge.from} → ${edge.to}: ${broken.message}` : null;
}
