import { addDays } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Language } from '#contract/shared.ts';
import { noteUse } from '#server/http/api/limits.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { houseLink, phoneOf, stayLink, type Dependencies } from './reservation.ts';
import { findRecipient, instalmentsOf, occupantsOf, paymentsOf } from '../read-store.ts';
import { lockReservation, type ReservationRow } from '../store.ts';

/** Somebody who lives in a house: the member who booked, or one of the others. */
type Resident = {
  /** The occupant's number; 1 is the member, as the account names and reaches them. */
  position: number;
  name: string;
  email: string;
  phone: string;
  language: Language;
};

type Arrival = Dependencies & Pick<Context, 'clock' | 'doorCodes'>;

/** Tells everybody who will live there, by email and SMS, that the stay is theirs (docs/specification.md#states-and-transitions). */
export async function tellConfirmed(trx: Trx, ctx: Arrival, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const payments = (await paymentsOf(trx, stay.id)).filter(({ status }) => status === 'paid');
  const schedule = await instalmentsOf(trx, stay.id);
  const isPaid = ({ id }: { id: string }) => payments.some((payment) => payment.instalment_id === id);
  const paid = schedule.filter(isPaid);
  const next = schedule.find((part) => !isPaid(part) && part.amount > 0);
  const residents = await residentsOf(trx, stay.id, to);
  const member = personName({ firstName: to.first_name, lastName: to.last_name });
  const names = [member, ...residents.slice(1).map(({ name }) => name)];
  const common = {
    house: to.house,
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    code: stay.code,
    // Others live in a house that was given away.
    address: stay.gave_way_at ? { ko: '', en: '' } : to.address,
    occupants: names.map(nameForOthers).join(', '),
  };
  await tellResidents(trx, ctx, stay, {
    to,
    residents,
    key: 'confirmed',
    member: {
      kind: 'stay-confirmed',
      params: {
        ...common,
        paid: paid.reduce((sum, part) => sum + part.amount, 0),
        paidUsd: paid.reduce((sum, part) => sum + (part.amount_usd_cents ?? 0), 0),
        nextOn: next?.due_on ?? '',
        next: next?.amount ?? 0,
        nextUsd: next?.amount_usd_cents ?? 0,
        link: stayLink(ctx, stay.id),
      },
    },
    other: { kind: 'stay-confirmed-occupant', params: { ...common, link: houseLink(ctx, stay) } },
  });
}

/**
 * Posts address, door code and way of a confirmed stay to everybody who will live there, by email and SMS, once.
 * @param again once more, under a key of its own: to one of them on one of these ways, or to all on both
 * @returns true where somebody was written to
 */
export async function tellCheckIn(trx: Trx, ctx: Arrival, id: string, again?: Again): Promise<boolean> {
  const stay = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  if (!to || stay.status !== 'confirmed') return false;
  const common = {
    house: to.house,
    checkIn: stay.check_in,
    address: to.address,
    doorCode: await ctx.doorCodes.of(trx, { id, houseId: stay.house_id }),
    wifiName: to.wifi_name,
    wifiPassword: ctx.doorCodes.wifiPassword(to.wifi_password),
    way: to.way,
  };
  return tellResidents(trx, ctx, stay, {
    to,
    residents: await residentsOf(trx, id, to),
    key: 'check-in',
    member: { kind: 'check-in', params: { ...common, link: stayLink(ctx, id) } },
    other: { kind: 'check-in-occupant', params: { ...common, link: houseLink(ctx, stay) } },
    ...(again ? { again } : {}),
  });
}

/** Tells everybody who lives there, by email and SMS, on the day before check-out what to do when they leave, once. */
export async function tellCheckOut(trx: Trx, ctx: Arrival, id: string): Promise<void> {
  const stay = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  if (!to || stay.status !== 'confirmed') return;
  const common = { house: to.house, checkOut: stay.check_out };
  await tellResidents(trx, ctx, stay, {
    to,
    residents: await residentsOf(trx, id, to),
    key: 'check-out',
    member: {
      kind: 'check-out',
      params: {
        ...common,
        deposit: stay.deposit,
        depositUsd: stay.is_international ? toCents(stay.deposit, stay.krw_per_usd) : 0,
        depositBy: addDays(stay.check_out, booking.depositDays),
        link: stayLink(ctx, id),
      },
    },
    other: { kind: 'check-out-occupant', params: { ...common, link: houseLink(ctx, stay) } },
  });
}

/**
 * Tells those who would live there without the account, by email and SMS, that a confirmed stay is cancelled or ends before its time. Of
 * money only the member hears.
 */
export async function tellOthersOfEnd(trx: Trx, ctx: Arrival, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to || !stay.confirmed_at) return;
  const others = (await residentsOf(trx, stay.id, to)).filter(({ position }) => position > 1);
  const worded: Worded<'stay-ended-occupant'> = {
    kind: 'stay-ended-occupant',
    params: {
      house: to.house,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      code: stay.code,
      link: houseLink(ctx, stay),
    },
  };
  await tellResidents(trx, ctx, stay, { to, residents: others, key: 'ended', member: worded, other: worded });
}

type Worded<K extends MessageKind> = { kind: K; params: Omit<MessageParams[K], 'name'> };
type Again = { key: string; only?: { channel: 'email' | 'sms'; to: string } };
type Telling<M extends MessageKind, O extends MessageKind> = {
  key: string;
  member: Worded<M>;
  other: Worded<O>;
  again?: Again;
};

/**
 * Posts one message to each resident. Those without the account have proved their address by signing, and such a message leaves once a
 * stay, so it is never held back; it counts towards what their mailbox gets in a day (docs/specification.md#reservation-life-cycle).
 */
async function tellResidents<M extends MessageKind, O extends MessageKind>(
  trx: Trx,
  ctx: Arrival,
  stay: ReservationRow,
  {
    to,
    residents,
    key,
    member,
    other,
    again,
  }: { to: { account_id: string }; residents: Resident[] } & Telling<M, O>,
): Promise<boolean> {
  let told = false;
  for (const { position, name, email, phone, language } of residents) {
    const isMember = position === 1;
    for (const channel of ['email', 'sms'] as const) {
      const address = channel === 'email' ? email : phone;
      const only = again?.only;
      if (only && (only.channel !== channel || only.to !== address)) continue;
      told = true;
      const { kind, params } = isMember ? member : other;
      await ctx.outbox.post(trx, {
        kind,
        key: only
          ? again.key
          : `${again?.key ?? `${stay.id}:${key}`}:${isMember ? '' : `${position}:`}${channel}`,
        reservationId: stay.id,
        ...(isMember ? { accountId: to.account_id } : {}),
        channel,
        to: address,
        language,
        params: { ...params, name: isMember ? name : nameForOthers(name) } as MessageParams[M | O],
      });
    }
    if (!isMember) await noteUse(ctx, 'mailsToOccupant', `${to.account_id} ${email.toLowerCase()}`, trx);
  }
  return told;
}

/** Lists who lives there: the member by the account, the others as the reservation names them. */
async function residentsOf(
  trx: Trx,
  id: string,
  to: NonNullable<Awaited<ReturnType<typeof findRecipient>>>,
): Promise<Resident[]> {
  const others = (await occupantsOf(trx, id)).filter(({ position }) => position > 1);
  const { first_name: name, email, language } = to;
  const member = { position: 1, name, email, phone: phoneOf(to), language };
  return [
    member,
    ...others.map((person) => ({
      position: person.position,
      name: personName({ firstName: person.first_name, lastName: person.last_name }),
      email: person.email,
      phone: phoneOf(person),
      language: person.language ?? language,
    })),
  ];
}
