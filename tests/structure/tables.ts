import { parseSync, visitorKeys } from 'oxc-parser';

/** The host's module that writes each table; a table has exactly one. */
export const owners: Record<string, string> = {
  accounts: 'modules/accounts',
  consents: 'modules/accounts',
  devices: 'modules/accounts',
  refresh_tokens: 'modules/accounts',
  email_tokens: 'modules/accounts',
  reset_requests: 'modules/accounts',
  known_devices: 'modules/accounts',
  push_subscriptions: 'modules/push',
  push_choices: 'modules/push',
  check_out_reports: 'modules/check-outs',
  deposit_objections: 'modules/check-outs',
  houses: 'modules/houses',
  house_photos: 'modules/houses',
  house_prices: 'modules/houses',
  shown_house_photos: 'modules/houses',
  vacancies: 'modules/houses',
  stay_door_codes: 'modules/houses',
  taken_nights: 'modules/calendars',
  blocked_dates: 'modules/calendars',
  foreign_calendars: 'modules/calendars',
  foreign_bookings: 'modules/calendars',
  calendar_conflicts: 'modules/calendars',
  calendar_addresses: 'modules/calendars',
  commutes: 'modules/houses',
  neighbourhoods: 'modules/houses',
  commute_origins: 'modules/houses',
  reservations: 'modules/reservations',
  reservation_events: 'modules/reservations',
  reservation_changes: 'modules/reservations',
  occupants: 'modules/reservations',
  check_in_reads: 'modules/reservations',
  deposit_refunds: 'modules/reservations',
  noise_complaints: 'modules/reservations',
  staff_notes: 'modules/reservations',
  saved_views: 'modules/reservations',
  coupons: 'modules/coupons',
  turnovers: 'modules/turnovers',
  tickets: 'modules/tickets',
  ticket_replies: 'modules/tickets',
  ticket_templates: 'modules/tickets',
  consultations: 'modules/consultations',
  favourites: 'modules/favourites',
  availability_alerts: 'modules/availability-alerts',
  files: 'modules/files',
  share_pictures: 'modules/discovery',
  file_uses: 'modules/files',
  photos: 'modules/files',
  instalments: 'modules/payments',
  payments: 'modules/payments',
  refunds: 'modules/payments',
  payment_links: 'modules/payments',
  automatic_payments: 'modules/payments',
  automatic_charges: 'modules/payments',
  refund_accounts: 'modules/payments',
  contracts: 'modules/contracts',
  contract_signers: 'modules/contracts',
  contract_links: 'modules/contracts',
  contract_events: 'modules/contracts',
  documents: 'modules/contracts',
  residence_certificates: 'modules/certificates',
  reviews: 'modules/reviews',
  boards: 'modules/boards',
  board_versions: 'modules/boards',
  board_drafts: 'modules/boards',
  event_sign_ups: 'modules/events',
  event_cancellations: 'modules/events',
  faq_groups: 'modules/faqs',
  faqs: 'modules/faqs',
  faq_votes: 'modules/faqs',
  staff_profiles: 'modules/staff',
  house_hosts: 'modules/staff',
  outbox: 'platform',
  audit_log: 'platform',
  allowances: 'platform',
  exchange_rates: 'adapters/rates',
  manual_rates: 'modules/rates',
  signing_keys: 'adapters/signing',
  sandbox_orders: 'adapters/payments',
  sandbox_refunds: 'adapters/payments',
  sandbox_notices: 'adapters/payments',
  sandbox_methods: 'adapters/payments',
};

export type Access = { file: string; table: string; writes: boolean };

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const reading = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'from',
  'using',
]);
const rawWrite =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?([a-z_]+)"?/gi;
const rawRead = /\b(?:from|join|table)\s+"?([a-z_]+)"?/gi;

type Node = { type: string; [key: string]: unknown };

/** Returns the tables that a file's SQL reads and writes, by Kysely's builders and its sql`…` templates. */
export function accessesOf(file: string, source: string): Access[] {
  const found: Access[] = [];
  const add = (name: string, writes: boolean) => {
    const table = name.trim().split(/\s+/)[0]!;
    if (table in owners) found.push({ file, table, writes });
  };
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const property = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : undefined;
      const [first] = node['arguments'] as Node[];
      const writes = writing.has(String(property));
      if (first && (writes || reading.has(String(property))))
        for (const name of stringsOf(first)) add(name, writes);
    }
    if (node.type === 'TaggedTemplateExpression' && rootName(node['tag'] as Node) === 'sql') {
      const quasi = node['quasi'] as { quasis: { value: { raw: string } }[] };
      const text = quasi.quasis.map(({ value }) => value.raw).join(' ? ');
      for (const [, table] of text.matchAll(rawWrite)) add(table!, true);
      for (const [, table] of text.replaceAll(rawWrite, '').matchAll(rawRead)) add(table!, false);
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key] as Node | Node[] | null | undefined;
      if (Array.isArray(child)) for (const each of child) if (each) visit(each);
      if (child && !Array.isArray(child)) visit(child);
    }
  };
  visit({ ...parseSync(file, source).program });
  return found;
}

function stringsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(stringsOf);
  return [];
}

function rootName(node: Node): unknown {
  return node.type === 'MemberExpression' ? rootName(node['object'] as Node) : node['name'];
}

/** `modules/payments` of `src/server/modules/payments/store.ts`; a room of the first level has no name below it. */
export function roomOf(file: string): string {
  const [first, second] = file.replace('src/server/', '').split('/');
  return first === 'platform' || first === 'demo' || first === 'db' || first === 'cli'
    ? first
    : `${first}/${second}`;
}

const isReadStore = (file: string) => /\/(?:[a-z-]+-)?read-store\.ts$/.test(file);

export function tableBreach({ file, table, writes }: Access): string | null {
  const owner = owners[table]!;
  if (writes && roomOf(file) !== owner)
    return `${file} writes ${table}: only ${owner} does; pass a port of src/server/ports that it binds.`;
  if (writes && isReadStore(file))
    return `${file} writes ${table}: a read store only reads; write in store.ts.`;
  if (writes && table === 'reservations' && !file.endsWith('/transition-store.ts'))
    return `${file} writes reservations: every change is a transition; call transition() of modules/reservations/transition.ts.`;
  if (!writes && roomOf(file) !== owner && !isReadStore(file))
    return `${file} reads ${table} of ${owner}: put joint reads into a read-store.ts, or ask through a port.`;
  return null;
}
