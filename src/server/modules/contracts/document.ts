import en from '../../../../locales/en/contract.json' with { type: 'json' };
import enRefund from '../../../../locales/en/refund.json' with { type: 'json' };
import ko from '../../../../locales/ko/contract.json' with { type: 'json' };
import koRefund from '../../../../locales/ko/refund.json' with { type: 'json' };
import { agreedRent } from '#contract/rules/agreed-rent.ts';
import { addDays, daysBetween, seoulDate, seoulTime } from '#contract/rules/dates.ts';
import { grouped } from '#contract/rules/format-money.ts';
import { plainRate } from '#contract/rules/money.ts';
import { personName } from '#contract/rules/people/names.ts';
import { booking, recordYears, type RefundPolicy, type RefundTier } from '#contract/rules/policy.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import { houseRules } from '#server/platform/house-rules.ts';
import { operatorParty } from '#server/platform/documents/operator.ts';
import { inInternationalForm } from '#server/platform/phone.ts';
import type { ContractPdf } from '#server/ports/documents/pdf.ts';
import { MANUAL_RATE, OPERATOR_RATE } from '#server/ports/pricing/rates.ts';
import type { InstalmentRow, OccupantRow, Subject } from './read-store.ts';

export type DocumentOccupant = Omit<OccupantRow, 'reservation_id' | 'search_name' | 'is_own_language'>;
export type DocumentInstalment = Pick<
  InstalmentRow,
  'seq' | 'due_on' | 'period_from' | 'period_to' | 'deposit' | 'bedding' | 'amount' | 'amount_usd_cents'
>;

export type ContractDocument = Parameters<ContractPdf['render']>[0];

/** Writes the contract of a reservation as data: parties, house, dates, every price, schedule, rules and policy (docs/specification.md#e-contract). */
export function contractDocument(
  subject: Subject,
  occupants: DocumentOccupant[],
  instalments: DocumentInstalment[],
  issuedAt: string,
): ContractDocument {
  const nights = daysBetween(subject.check_in, subject.check_out);
  return {
    reference: subject.code,
    issuedAt,
    operator: operatorParty(),
    tenant: { ...partyOf(subject), birthDate: subject.birth_date },
    occupants: occupants.map(partyOf),
    signers: signersOf(subject, occupants).map((signer) => signer.name),
    house: {
      name: subject.house_name,
      address: subject.address,
      areaM2: subject.area_m2,
      maxGuests: subject.max_guests,
    },
    stay: {
      checkIn: subject.check_in,
      checkOut: subject.check_out,
      nights,
      guests: subject.guests,
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
    },
    price: { lines: priceLines(subject, nights), totalKrw: subject.total, usd: priceInDollars(subject) },
    schedule: instalments.map((part) => ({
      seq: part.seq,
      dueOn: part.seq === 1 ? firstDue(subject, part) : part.due_on,
      amountKrw: part.amount,
      amountUsdCents: part.amount_usd_cents,
      covers: coverage(part),
    })),
    refundPolicy: policyTexts(subject.policy),
    houseRules: houseRules(),
    terms: list((texts) => texts.terms, {
      holdHours: booking.holdHours,
      graceDays: booking.graceDays,
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
      noticeNights: booking.noticeNights,
      years: recordYears,
      depositDays: booking.depositDays,
      depositBy: addDays(subject.check_out, booking.depositDays),
    }),
  };
}

/** Returns the due time of the first payment: of an open request, the end of its hold to the minute in Seoul; otherwise its due date. */
function firstDue(subject: Subject, part: DocumentInstalment): string {
  if (subject.reservation_status !== 'requested' || subject.hold_kept_at) return part.due_on;
  const end = subject.hold_expires_at.getTime();
  return `${seoulDate(end)} ${seoulTime(end)}`;
}

/** Returns the total in dollars at the rate locked by the booking; null if the stay is charged in won. */
function priceInDollars(subject: Subject): ContractDocument['price']['usd'] {
  if (subject.total_usd_cents === null) return null;
  return {
    rateKrwPerUsd: plainRate(subject.krw_per_usd),
    source: rateSource(subject.rate_source),
    at: subject.rate_at.toISOString(),
    totalCents: subject.total_usd_cents,
  };
}

function rateSource(source: string): Bilingual {
  const isOurs = source === OPERATOR_RATE || source === MANUAL_RATE;
  return isOurs ? both((texts) => texts.operatorRate) : { ko: source, en: source };
}

export function fullName(person: { first_name: string; last_name: string }): string {
  return personName({ firstName: person.first_name, lastName: person.last_name });
}

type Party = { name: string; email: string; phone: string };
export type Signer = Party & { language: Language };

/** Lists all signers: the member who booked, named as in the account, then all other occupants. */
export function signersOf(subject: Subject, occupants: DocumentOccupant[]): Signer[] {
  const others = occupants.filter((person) => person.position > 1);
  return [subject, ...others].map((person) =>
    Object.assign(partyOf(person), { language: person.language ?? subject.language }),
  );
}

type Person = {
  first_name: string;
  last_name: string;
  email: string;
  phone_country: string | null;
  phone: string | null;
};

function partyOf(person: Person): Party {
  return { name: fullName(person), email: person.email, phone: phoneOf(person) };
}

function phoneOf({ phone_country: country, phone }: Pick<Person, 'phone_country' | 'phone'>): string {
  return phone === null ? '' : inInternationalForm(`${country} ${phone}`);
}

/** Describes a refund policy in both languages from the same data, so that they cannot disagree. */
export function policyTexts(policy: RefundPolicy): ContractDocument['refundPolicy'] {
  const basis = policy.rentBasis ?? 'whole';
  return {
    name: both((texts) => texts.policy[policy.id], { nights: booking.semesterNights }),
    tiers: policy.tiers.map((tier, index) => tierText(tier, policy.tiers[index - 1])),
    notes: [
      { ko: koRefund.rule[basis], en: enRefund.rule[basis] },
      ...list((texts) => texts.policy.notes, { beddingDays: policy.beddingMinDays }),
    ],
  };
}

function tierText(tier: RefundTier, before: RefundTier | undefined): Bilingual {
  const back = both(
    ({ policy }) =>
      tier.rentPercent > 0 && tier.depositPercent > 0
        ? policy.both
        : tier.rentPercent > 0
          ? policy.rentOnly
          : tier.depositPercent > 0
            ? policy.depositOnly
            : policy.nothing,
    { rent: tier.rentPercent, deposit: tier.depositPercent },
  );
  const changes = both(({ policy }) => (tier.changes ? policy.changes : policy.noChanges));
  const frame = both(
    ({ policy }) => (!before ? policy.first : tier.minDays === 0 ? policy.last : policy.between),
    { from: before ? before.minDays - 1 : 0, until: tier.minDays },
  );
  const say = (language: 'ko' | 'en') =>
    fill(frame[language], { back: back[language], changes: changes[language] });
  return { ko: say('ko'), en: say('en') };
}

function priceLines(subject: Subject, nights: number): ContractDocument['price']['lines'] {
  const monthly = grouped(agreedRent(subject.monthly_rent, nights, subject.house_price));
  const lines = [
    { label: both((texts) => texts.lines.rent, { nights, monthly }), amountKrw: subject.house_price },
    {
      label: both((texts) => texts.lines.coupon, { code: subject.coupon_code ?? '' }),
      amountKrw: -subject.coupon_discount,
    },
    {
      label: both((texts) => texts.lines.bedding, { sets: subject.bedding_sets }),
      amountKrw: subject.bedding_price,
    },
    { label: both((texts) => texts.lines.deposit), amountKrw: subject.deposit },
  ];
  return lines.filter((line, index) => index === 0 || line.amountKrw !== 0);
}

function coverage(part: DocumentInstalment): Bilingual {
  const { period_from: from, period_to: to } = part;
  const covered = [
    ...(part.deposit > 0 ? [both((texts) => texts.covers.deposit)] : []),
    ...(part.bedding > 0 ? [both((texts) => texts.covers.bedding)] : []),
    both((texts) => texts.covers.rent, { from, to, nights: daysBetween(from, to) }),
  ];
  const english = covered.map((text) => text.en).join(', ');
  return {
    ko: covered.map((text) => text.ko).join(', '),
    en: english.charAt(0).toUpperCase() + english.slice(1),
  };
}

type Texts = typeof ko;
type Params = Record<string, string | number>;
const languages: { ko: Texts; en: Texts } = { ko, en };

function both(pick: (texts: Texts) => string, params: Params = {}): Bilingual {
  return { ko: fill(pick(languages.ko), params), en: fill(pick(languages.en), params) };
}

function list(pick: (texts: Texts) => string[], params: Params = {}): Bilingual[] {
  return pick(languages.ko).map((_, index) => both((texts) => pick(texts)[index] ?? '', params));
}

function fill(text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
