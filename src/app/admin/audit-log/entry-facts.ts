import type { AuditEntry } from '#contract/admin/audit-log.ts';

/** Recorded fields with their formats, in display order. */
const kinds = {
  role: 'word',
  status: 'word',
  kind: 'word',
  grounds: 'word',
  doubt: 'word',
  channel: 'word',
  state: 'word',
  firstName: 'text',
  lastName: 'text',
  birthDate: 'date',
  email: 'text',
  phone: 'text',
  date: 'date',
  from: 'date',
  to: 'date',
  receivedOn: 'date',
  holdExpiresAt: 'instant',
  amount: 'won',
  percent: 'count',
  rate: 'text',
  refund: 'won',
  computed: 'won',
  deposit: 'won',
  deducted: 'won',
  refunded: 'won',
  deductions: 'deductions',
  maxUses: 'count',
  maxUsesPerMember: 'count',
  houses: 'texts',
  locations: 'texts',
  uses: 'count',
  given: 'won',
  rows: 'count',
  seq: 'count',
  noiseComplaints: 'count',
  recipient: 'text',
  recipients: 'texts',
  subject: 'text',
  reference: 'text',
  order: 'text',
  source: 'text',
  calendar: 'text',
  host: 'text',
  blockReason: 'word',
  problem: 'text',
  note: 'text',
  visit: 'text',
  assignee: 'text',
  steps: 'text',
  comment: 'text',
  boardType: 'word',
  publishedAt: 'instant',
  title: 'text',
  titleEn: 'text',
  group: 'text',
  position: 'count',
  summary: 'text',
  summaryEn: 'text',
  startsAt: 'instant',
  endsAt: 'instant',
  mapUrl: 'text',
  place: 'text',
  capacity: 'count',
  person: 'text',
  picture: 'text',
  pictures: 'text',
  pictureEn: 'text',
  main: 'flag',
  units: 'count',
  unitsEn: 'count',
  question: 'text',
  questionEn: 'text',
  answer: 'text',
  answerEn: 'text',
  text: 'text',
  textEn: 'text',
  member: 'text',
  attended: 'word',
  reason: 'text',
  overrideReason: 'text',
  list: 'word',
  search: 'text',
  location: 'word',
  unsigned: 'flag',
  unpaid: 'flag',
  depositOpen: 'flag',
  today: 'word',
  monthlyRent: 'won',
  startsOn: 'date',
  copyOf: 'text',
  name: 'text',
  nameEn: 'text',
  staffRole: 'text',
  staffRoleEn: 'text',
  languages: 'text',
  replyMinutes: 'count',
  hostName: 'text',
  about: 'text',
  aboutEn: 'text',
  area: 'text',
  areaEn: 'text',
  address: 'text',
  addressEn: 'text',
  station: 'text',
  stationEn: 'text',
  floor: 'text',
  floorEn: 'text',
  parking: 'text',
  parkingEn: 'text',
  beforeReservation: 'text',
  beforeReservationEn: 'text',
  thingsToKnow: 'text',
  thingsToKnowEn: 'text',
  way: 'text',
  wayEn: 'text',
  trash: 'text',
  trashEn: 'text',
  houseType: 'word',
  coordinates: 'text',
  lines: 'text',
  walkMinutes: 'count',
  areaM2: 'count',
  maxGuests: 'count',
  beds: 'count',
  bathrooms: 'count',
  facilities: 'text',
  wifiName: 'text',
  wifiPassword: 'text',
  minNights: 'count',
  rank: 'count',
  streets: 'text',
  streetsEn: 'text',
  halal: 'text',
  halalEn: 'text',
  vegan: 'text',
  veganEn: 'text',
  market: 'text',
  marketEn: 'text',
  night: 'text',
  nightEn: 'text',
  noise: 'text',
  noiseEn: 'text',
} as const;
export type KnownField = keyof typeof kinds;
type Kind = (typeof kinds)[KnownField];

export type FieldValue = {
  field: KnownField;
  kind: Kind;
  value: unknown;
};
/** A field that changed. Without a value after the change it shows the earlier value; `isCleared` is true if the field was emptied. */
export type FieldChange = {
  field: KnownField;
  before: FieldValue | null;
  after: FieldValue | null;
  isCleared: boolean;
};

/** Skips ids and fields that the action already implies. */
const isTold = (field: string): field is KnownField => field in kinds;
const isNone = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the changed fields of an audit entry. Ids are left out, because the entry links to the record. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = Object.keys(kinds).filter(isTold);
  return names.flatMap((field) => {
    const side = (record: AuditEntry['before']): FieldValue | null =>
      record && field in record && !isNone(record[field])
        ? { field, kind: kinds[field], value: record[field] }
        : null;
    const change = {
      field,
      before: side(before),
      after: side(after),
      isCleared: after !== null && field in after && isNone(after[field]),
    };
    const isSame = change.before && change.after && isEqual(change.before.value, change.after.value);
    return (change.before || change.after) && !isSame ? [change] : [];
  });
}
