import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import type { BrowserHost } from './browser-host.ts';
import { freeHouse, type Someone, type Stay } from './people.ts';
import { identity } from './identities.ts';

async function logsIn(host: BrowserHost, { email, password }: Pick<Someone, 'email' | 'password'>) {
  const response = await fetch(`${host.url}/v1/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`log-in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

export async function fileOf(
  host: BrowserHost,
  who: Pick<Someone, 'email' | 'password'>,
  path: string,
): Promise<Uint8Array> {
  const response = await fetch(host.url + path, {
    headers: { authorization: `Bearer ${await logsIn(host, who)}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Logs a member in through the API, for journeys that begin after a booking.
 * @returns a function that makes calls as the member
 */
export async function through(host: BrowserHost, who: Pick<Someone, 'email' | 'password'>) {
  const bearer = await logsIn(host, who);
  return async <T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await fetch(host.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bearer}`,
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
}

/** Finds a member's future stay that begins on a Seoul date. */
export async function stayFrom(
  host: BrowserHost,
  who: Pick<Someone, 'email' | 'password'>,
  checkIn: string,
): Promise<Pick<Reservation, 'id' | 'listingName'>> {
  const call = await through(host, who);
  const reservations = await call<Reservation[]>('GET', '/v1/reservations/upcoming');
  const reservation = reservations.find((each) => each.checkIn === checkIn);
  if (!reservation) throw new Error(`${who.email} has no stay from ${checkIn}`);
  return reservation;
}

/**
 * Requests a stay for one member through the API, and on request signs it and pays its first payment. The house is free for `after` more nights.
 * `isInternational` charges in dollars.
 */
export async function books(
  host: BrowserHost,
  who: Someone,
  checkIn: string,
  nights: number,
  confirm: boolean,
  after = 0,
  isInternational = false,
) {
  const call = await through(host, who);
  const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 1 };
  const house = await freeHouse(host, { ...stay, checkOut: addDays(stay.checkOut, after) });
  const wish = { ...stay, houseId: house.id, beddingSets: 0, couponCode: null };
  const quote = await call<{ price: { total: number } }>('POST', '/v1/reservations/payment-schedule', wish);
  const { firstName, lastName, email, phone } = who;
  const made = await call<Reservation>('POST', `/v1/reservations?isInternational=${isInternational}`, {
    ...wish,
    occupants: [{ firstName, lastName, email, phoneCountry: '+84', phone }],
    paymentMethod: isInternational ? 'international-card' : 'card',
    expectedTotal: quote.price.total,
    consents: { terms: true, cancellation: true },
  });
  if (!confirm) return made;
  const signing = (await host.outbox(email))
    .flatMap((mail) => mail.links)
    .find((link) => link.includes('/sign?'));
  const token = new URL(signing!).searchParams.get('token')!;
  await call('POST', `/v1/contracts/${token}/sign`, {
    consent: true,
    identity,
    signature: { kind: 'typed', text: `${lastName} ${firstName}` },
    timeZone: 'Asia/Seoul',
  });
  await pays(host, who, made, 1);
  return made;
}

export async function invites(
  host: BrowserHost,
  admin: Pick<Someone, 'email' | 'password'>,
  who: Someone,
  stay: Stay,
): Promise<void> {
  const call = await through(host, admin);
  const { id: houseId } = await freeHouse(host, stay);
  const wish = { ...stay, houseId, beddingSets: 0, couponCode: null };
  const quote = await call<{ price: { total: number } }>('POST', '/v1/reservations/payment-schedule', wish);
  const { firstName, lastName, email, phone } = who;
  const person = { firstName, lastName, email, phoneCountry: '+84', phone };
  await call('POST', '/v1/admin/reservations?isInternational=false', {
    ...wish,
    invitee: { ...person, language: 'en' },
    occupants: [person],
    paymentMethod: 'card',
    expectedTotal: quote.price.total,
  });
}

export async function pays(
  host: BrowserHost,
  who: Pick<Someone, 'email' | 'password'>,
  made: Reservation,
  seq: number,
): Promise<void> {
  const call = await through(host, who);
  const order = { reservationId: made.id, paymentId: made.payments[seq - 1]!.id };
  const { orderId } = await call<{ orderId: string }>('POST', '/v1/payments', order);
  const paid = await fetch(`${host.url}/sandbox/pay/${orderId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'result=pay',
  });
  const back = new URL(paid.headers.get('location')!).searchParams;
  const [paymentKey, amount] = [back.get('paymentKey'), Number(back.get('amount'))];
  await call('POST', '/v1/payments/confirm', { orderId, paymentKey, amount });
}
