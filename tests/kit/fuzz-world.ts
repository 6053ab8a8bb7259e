import { randomUUID } from 'node:crypto';
import { password } from './accounts.ts';
import { person, type Person, type TestHost } from './api.ts';
import {
  createHouse,
  requestReservation,
  signingToken,
  startPayment,
  wishBody,
} from '#tests/kit/reservations.ts';
import type { Known } from './schema-arbitrary.ts';

export type Role = 'visitor' | 'member' | 'admin';
/**
 * People with their own records, and the values that calls may use: fields of bodies and queries by name, path parameters by the segment before them.
 */
export type World = { member: Person; admin: Person; known: Known; named: Known };

export async function fuzzWorld(host: TestHost): Promise<World> {
  const member = await person(host);
  const admin = await person(host, { role: 'admin' });
  const houseId = await createHouse(host);
  const reservation = (await requestReservation(host, member, { houseId })).data;
  const token = await signingToken(host, member);
  const order = await startPayment(host, member, reservation);
  const { db } = host.ctx;
  const idsOf = async (table: 'boards' | 'faqs' | 'reviews' | 'devices' | 'reservations' | 'payments') =>
    (await db.selectFrom(table).select('id').limit(3).execute()).map(({ id }) => id);
  const [boards, faqs, reviews, devices, others, payments] = [
    await idsOf('boards'),
    await idsOf('faqs'),
    await idsOf('reviews'),
    await idsOf('devices'),
    await idsOf('reservations'),
    await idsOf('payments'),
  ];
  const instalments = reservation.payments.map(({ id }) => id);
  const reservations = [reservation.id, reservation.id, reservation.id, ...others];
  return {
    member,
    admin,
    named: {
      houses: [houseId],
      neighbourhoods: ['sinchon'],
      reservations,
      payments: [...instalments, ...payments],
      contracts: [token],
      boards,
      faqs,
      reviews,
      devices: [member.sessionId, ...devices],
      users: [member.id, admin.id],
      webhooks: ['toss', 'stripe', 'sandbox'],
      verify: ['0'.repeat(64)],
    },
    known: {
      ...fieldsOf(wishBody({ houseId, checkIn: '2027-02-01' })),
      ...fieldsOf({ ...wishBody({ houseId }).occupants[0] }),
      reservationId: reservations,
      paymentId: instalments,
      orderId: [order.data?.orderId ?? 'none', order.data?.orderId ?? 'none', randomUUID()],
      paymentKey: ['none'],
      amount: [order.data?.amount ?? 0, reservation.payments[0]?.amount ?? 0],
      token: [token, randomUUID()],
      email: [member.email, member.email, admin.email, `${randomUUID()}@people.example`],
      password: [password],
      birthDate: ['2003-04-05'],
      page: ['1', '2', '999999999'],
      pageSize: ['1', '20', '100'],
      timeZone: ['Asia/Seoul', 'Asia/Ho_Chi_Minh'],
      houseId: [houseId],
      checkIn: ['2026-12-01', '2027-02-01', '2026-11-21'],
      checkOut: ['2026-12-31', '2027-03-03', '2027-02-01'],
    },
  };
}

const fieldsOf = (body: object): Known =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value]]));
