import { addDays } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Language } from '#contract/shared.ts';
import { noteUse } from '#server/http/api/limits.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { houseLink, phoneOf, reservationLink, type Dependencies } from './reservation.ts';
import { findRecipient, instalmentsOf, occupantsOf, paymentsOf } from '../read-store.ts';
import { lockReservation, type ReservationRow } from '../store.ts';

type Resident = {
  /** The occupant's number; 1 is the member, with the account's name and contacts. */
  position: number;
  name: string;
  email: string;
  phone: string;
  language: Language;
};

type Arrival = Dependencies & Pick<Context, 'clock' | 'doorCodes'>;

/** Tells every resident, by email and SMS, that the stay is confirmed (docs/specification.md#states-and-transitions). */
export async function tellConfirmed(trx: Trx, ctx: Arrival, reservation: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  const payments = (await paymentsOf(trx, reservation.id)).filter(({ status }) => status === 'paid');
  const schedule = await instalmentsOf(trx, reservation.id);
  const isPaid = ({ id }: { id: string }) => payments.some((payment) => payment.instalment_id === id);
  const paid = schedule.filter(isPaid);
  const next = schedule.find((part) => !isPaid(part) && part.amount > 0);
  const residents = await residentsOf(trx, reservation.id, to);
  const member = personName({ firstName: to.first_name, lastName: to.last_name });
  const names = [member, ...residents.slice(1).map(({ name }) => name)];
  const common = {
    house: to.house,
    checkIn: reservation.check_in,
    checkOut: reservation.check_out,
    code: reservation.code,
    // Others live in a house that was given away.
    address: reservation.gave_way_at ? { ko: '', en: '' } : to.address,
    occupants: names.map(nameForOthers).join(', '),
  };
  await tellResidents(trx, ctx, reservation, {
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
        link: reservationLink(ctx, reservation.id),
      },
    },
    other: { kind: 'stay-confirmed-occupant', params: { ...common, link: houseLink(ctx, reservation) } },
  });
}

/**
 * Sends address, door code and directions of a confirmed stay to every resident, by email and SMS, once.
 * @param again sends it again under its own key, to one resident by one channel, or to all by both
 * @returns true if a message was created
 */
export async function tellCheckIn(trx: Trx, ctx: Arrival, id: string, again?: Again): Promise<boolean> {
  const reservation = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  if (!to || reservation.status !== 'confirmed') return false;
  const common = {
    house: to.house,
    checkIn: reservation.check_in,
    address: to.address,
    doorCode: await ctx.doorCodes.of(trx, { id, houseId: reservation.house_id }),
    wifiName: to.wifi_name,
    wifiPassword: ctx.doorCodes.wifiPassword(to.wifi_password),
    way: to.way,
  };
  return tellResidents(trx, ctx, reservation, {
    to,
    residents: await residentsOf(trx, id, to),
    key: 'check-in',
    member: { kind: 'check-in', params: { ...common, link: reservationLink(ctx, id) } },
    other: { kind: 'check-in-occupant', params: { ...common, link: houseLink(ctx, reservation) } },
    ...(again ? { again } : {}),
  });
}

export async function tellCheckOut(trx: Trx, ctx: Arrival, id: string): Promise<void> {
  const reservation = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  if (!to || reservation.status !== 'confirmed') return;
  const common = { house: to.house, checkOut: reservation.check_out };
  await tellResidents(trx, ctx, reservation, {
    to,
    residents: await residentsOf(trx, id, to),
    key: 'check-out',
    member: {
      kind: 'check-out',
      params: {
        ...common,
        deposit: reservation.deposit,
        depositUsd: reservation.is_international ? toCents(reservation.deposit, reservation.krw_per_usd) : 0,
        depositBy: addDays(reservation.check_out, booking.depositDays),
        link: reservationLink(ctx, id),
      },
    },
    other: { kind: 'check-out-occupant', params: { ...common, link: houseLink(ctx, reservation) } },
  });
}

/**
 * Tells the residents without the account, by email and SMS, that a confirmed stay is canceled or ends early. Only the member is told about money.
 */
export async function tellOthersOfEnd(trx: Trx, ctx: Arrival, reservation: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to || !reservation.confirmed_at) return;
  const others = (await residentsOf(trx, reservation.id, to)).filter(({ position }) => position > 1);
  const worded: Worded<'stay-ended-occupant'> = {
    kind: 'stay-ended-occupant',
    params: {
      house: to.house,
      checkIn: reservation.check_in,
      checkOut: reservation.check_out,
      code: reservation.code,
      link: houseLink(ctx, reservation),
    },
  };
  await tellResidents(trx, ctx, reservation, {
    to,
    residents: others,
    key: 'ended',
    member: worded,
    other: worded,
  });
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
 * Sends one message to each resident. The others proved their address by signing and get such a message once per stay, so it is never held back; it
 * counts toward the daily limit of their mailbox (docs/specification.md#reservation-life-cycle).
 */
async function tellResidents<M extends MessageKind, O extends MessageKind>(
  trx: Trx,
  ctx: Arrival,
  reservation: ReservationRow,
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
          : `${again?.key ?? `${reservation.id}:${key}`}:${isMember ? '' : `${position}:`}${channel}`,
        reservationId: reservation.id,
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
