import type { Checkout } from '#contract/reservations/payments.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { personName } from '#contract/rules/people/names.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction } from '#server/context.ts';
import { remindSigners } from '#server/modules/contracts/jobs.ts';
import { finishRefunds } from '#server/modules/payments/jobs.ts';
import {
  expireHolds,
  inviteReviews,
  remindOfInstalments,
  sendCheckInInformation,
  sendCheckOutInformation,
} from '#server/modules/reservations/jobs.ts';
import { lockReservation } from '#server/modules/reservations/store.ts';
import { transition } from '#server/modules/reservations/transition.ts';
import { stopClock } from '#server/ports/clock.ts';
import { linksIn } from '#server/platform/messages/links.ts';
import { listMessages } from '#server/platform/posted-messages-store.ts';
import { call, payOnSandbox, type DemoHost, type Act, type Cast } from './client.ts';
import { identitiesOf, occupantsOf } from './guests.ts';
import { preparation } from './preparations.ts';
import { leaving } from './leaving.ts';
import { reviews } from './reviews.ts';
import type { DemoStay } from '#server/demo/reservations.ts';
import { ticketsOf } from './tickets.ts';
import { laterDueDays, timesOf, type Times } from './times.ts';

export function actsOf(host: DemoHost, stay: DemoStay, cast: Cast, now: number): Act[] {
  const times = timesOf(stay, now);
  let requested: Requested | undefined;
  const made = (): Requested => {
    if (!requested) throw new Error(`The demo stay ${stay.key} has not been requested yet`);
    return requested;
  };
  const acts: Act[] = [
    {
      at: times.requested,
      happen: async () => {
        requested = await request(host, stay, times, cast);
      },
    },
    ...signatures(host, stay, times, made),
    ...payments(host, times, { cast, made, now }),
    ...ending(host, stay, { times, cast, made }),
    ...preparation(host, stay.key, {
      times,
      administrator: cast.administrator,
      reservationId: () => made().reservation.id,
      now,
    }),
    ...ticketsOf(host, stay.key, { cast, reservationId: () => made().reservation.id, now }),
    ...certificates(host, stay, { times, cast, made }),
    ...messages(host, times),
    ...(isConfirmed(stay)
      ? leaving(host, stay.key, { times, people: cast, reservationId: () => made().reservation.id })
      : []),
    ...review(host, stay, { times, cast, made }),
  ];
  return acts.filter(({ at }) => at <= now);
}

const isConfirmed = ({ fate }: DemoStay): boolean => fate.is === 'done' || fate.is === 'left-early';

type Requested = { reservation: Reservation; tokens: string[] };

async function request(
  host: DemoHost,
  stay: DemoStay,
  { checkIn, checkOut }: Times,
  { member }: Cast,
): Promise<Requested> {
  const isInternational = isInternationalMethod(stay.method);
  const wish = {
    houseId: stay.house,
    checkIn,
    checkOut,
    guests: stay.guests,
    beddingSets: stay.bedding,
    couponCode: stay.coupon,
  };
  const quote = await call<{ price: { total: number } }>(host, 'POST', '/v1/reservations/payment-schedule', {
    as: member,
    body: { ...wish, isInternational },
  });
  const occupants = occupantsOf(stay);
  const path = `/v1/reservations?isInternational=${isInternational}`;
  const reservation = await call<Reservation>(host, 'POST', path, {
    as: member,
    body: {
      ...wish,
      occupants,
      paymentMethod: stay.method,
      expectedTotal: quote.price.total,
      consents: { terms: true, cancellation: true },
    },
  });
  const tokens: string[] = [];
  for (const { email } of occupants) tokens.push(await tokenFor(host, email));
  return { reservation, tokens };
}

async function tokenFor(host: DemoHost, email: string): Promise<string> {
  const [mail] = await listMessages(host.ctx.db, host.ctx.cipher, { to: email, limit: 1 });
  const token = linksIn(mail?.text ?? '').flatMap((link) => new URL(link).searchParams.get('token') ?? []);
  if (!token[0]) throw new Error(`The demo’s ${email} was mailed no signing link`);
  return token[0];
}

function signatures(host: DemoHost, stay: DemoStay, { signed }: Times, made: () => Requested): Act[] {
  if (signed === null) return [];
  const people = occupantsOf(stay);
  const identities = identitiesOf(stay);
  return people.flatMap(({ firstName, lastName }, index) => {
    const path = () => `/v1/contracts/${made().tokens[index]}`;
    const at = signed - (people.length - 1 - index) * MINUTE_MS;
    const body = {
      consent: true,
      identity: identities[index],
      signature: { kind: 'typed', text: personName({ firstName, lastName }) },
      timeZone: 'Asia/Seoul',
    };
    return [
      { at: at - 4 * MINUTE_MS, happen: () => call<void>(host, 'POST', `${path()}/open`) },
      { at, happen: () => call<void>(host, 'POST', `${path()}/sign`, { body }) },
    ];
  });
}

/** Lists the payments: the first instalment with the booking, each later one on the morning of its due date during the stay. */
function payments(
  host: DemoHost,
  times: Times,
  { cast: { member }, made, now }: { cast: Cast; made: () => Requested; now: number },
): Act[] {
  const { requested, paid, closed } = times;
  if (paid === null) return [];
  const pay = async (seq: number) => {
    const { reservation } = made();
    const due = reservation.payments.find((part) => part.seq === seq);
    if (!due) return;
    const body = { reservationId: reservation.id, paymentId: due.id };
    const checkout = await call<Checkout>(host, 'POST', '/v1/payments', { as: member, body });
    if (checkout.kind !== 'redirect') throw new Error('The demo pays on the sandbox alone');
    const back = await payOnSandbox(host, checkout.checkoutUrl);
    await call(host, 'POST', '/v1/payments/confirm', { as: member, body: back });
  };
  const acts: Act[] = [{ at: paid, happen: () => pay(1) }];
  for (const [index, day] of laterDueDays(times).entries()) {
    const at = seoulInstant(day, '09:30');
    if (at > requested && at <= (closed ?? now)) acts.push({ at, happen: () => pay(index + 2) });
  }
  return acts;
}

function ending(
  host: DemoHost,
  { fate }: DemoStay,
  {
    times: { requested, signed, closed },
    cast: { member, administrator },
    made,
  }: { times: Times; cast: Cast; made: () => Requested },
): Act[] {
  const { ctx } = host;
  const reminders = booking.signingReminderHours
    .filter(() => signed === null && fate.is !== 'cancelled')
    .map((hours) => ({ at: requested + hours * HOUR_MS, happen: () => remindSigners(ctx) }));
  if (closed === null) return reminders;
  const path = () => `/v1/reservations/${made().reservation.id}/cancel`;
  const end = {
    expired: () => expireHolds(ctx),
    cancelled: () => call<void>(host, 'DELETE', path(), { as: member }),
    'left-early': () =>
      inTransaction(ctx, async (trx) => {
        const stay = await lockReservation(trx, made().reservation.id);
        const by = { kind: 'administrator', accountId: administrator } as const;
        const note = fate.is === 'left-early' ? fate.why : '';
        const columns = { ended_on: seoulDate(closed) };
        const still = stopClock(ctx);
        const nightsFrom = addDays(columns.ended_on, booking.noticeNights);
        const returns = await ctx.payments.planReturns(trx, stay, { nightsFrom });
        const change = { columns, note, returns };
        const { refused } = await transition(trx, still, stay, { name: 'check_out_early', by, ...change });
        if (refused) throw new Error(`A demo stay cannot end early: ${refused}`);
      }),
    held: () => Promise.resolve(),
    done: () => Promise.resolve(),
  }[fate.is];
  return [
    ...reminders,
    { at: closed, happen: end },
    { at: closed + MINUTE_MS, happen: () => finishRefunds(ctx) },
  ];
}

function certificates(
  host: DemoHost,
  { key }: DemoStay,
  { times: { checkIn }, cast: { member }, made }: { times: Times; cast: Cast; made: () => Requested },
): Act[] {
  if (key !== 'linh-here') return [];
  const body = { position: 1, passportNumber: null, consent: false };
  const happen = () =>
    call<void>(host, 'POST', `/v1/reservations/${made().reservation.id}/certificates`, { as: member, body });
  return [{ at: seoulInstant(addDays(checkIn, 2), '11:20'), happen }];
}

function messages({ ctx }: DemoHost, times: Times): Act[] {
  const { checkIn, checkOut, signed, closed } = times;
  if (signed === null) return [];
  const acts: Act[] = [
    {
      at: seoulInstant(addDays(checkIn, -1), booking.checkInInfoTime),
      happen: () => sendCheckInInformation(ctx),
    },
    {
      at: seoulInstant(addDays(checkOut, -1), booking.reminderTime),
      happen: () => sendCheckOutInformation(ctx),
    },
    {
      at: seoulInstant(addDays(closed ? seoulDate(closed) : checkOut, 1), booking.reminderTime),
      happen: () => inviteReviews(ctx),
    },
  ];
  for (const day of laterDueDays(times)) {
    const at = seoulInstant(addDays(day, -booking.announceDays), booking.reminderTime);
    acts.push({ at, happen: () => remindOfInstalments(ctx) });
  }
  return acts;
}

function review(
  host: DemoHost,
  { key }: DemoStay,
  { times: { checkOut }, cast: { member }, made }: { times: Times; cast: Cast; made: () => Requested },
): Act[] {
  return reviews
    .filter(({ stay }) => stay === key)
    .map(({ ratings: [facilities, communication, community, location], stay: _, ...words }) => ({
      at: seoulInstant(addDays(checkOut, 2), '20:10'),
      happen: () =>
        call<void>(host, 'POST', `/v1/reservations/${made().reservation.id}/review`, {
          as: member,
          body: { ratings: { facilities, communication, community, location }, ...words },
        }),
    }));
}
