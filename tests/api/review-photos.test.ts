import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminReview } from '#contract/admin/reviews.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { HouseReview } from '#contract/houses.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph, uploadOwn } from '#tests/kit/pictures.ts';
import { someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00Z';
const host = hostFrom(START);
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const ratings = { facilities: 5, communication: 4, community: 3, location: 5 };
const review = (who: Person, reservationId: string, photoIds: string[]) =>
  as<{ id: string }>(who, 'POST', `/v1/reservations/${reservationId}/review`, {
    ratings,
    comment: 'Warm floor.',
    photoIds,
  });
const onHouse = async (id: string) =>
  (await host.call<HouseReview[]>('GET', `/v1/houses/${id}/reviews`)).data;
const shown = async (id: string) => (await look(host, `/photos/${id}-400.webp`)).status;

async function someoneWhoLeft(pictures: number) {
  const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host);
  host.clock.set(`${reservation.checkOut}T12:00:00+09:00`);
  const ids: string[] = [];
  for (let sent = 0; sent < pictures; sent += 1)
    ids.push((await uploadOwn(host, who, 'review', await photograph())).data.id);
  return { who, reservation, houseId, ids };
}

describe('a picture that is much higher than wide', () => {
  it('is stored in a width in which it is no work to encode, with its own proportions', async () => {
    const high = await sharp({ create: { width: 1500, height: 30_000, channels: 3, background: '#a04020' } })
      .jpeg()
      .toBuffer();
    const { who } = await someoneWhoLeft(0);
    const { status, data } = await uploadOwn(host, who, 'review', new Uint8Array(high));
    expect(status).toBe(200);
    const stored = await host.ctx.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ width: 1500, height: 30_000 });
    for (const { width, height } of stored.variants) {
      expect(height).toBeLessThanOrEqual(2880);
      expect(height / width).toBeCloseTo(20, 0);
    }
  });
});

describe('the pictures of a review', () => {
  it('are public with it, in their order, and nobody sees them before', async () => {
    const { who, reservation, houseId, ids } = await someoneWhoLeft(2);
    expect(await shown(ids[0]!)).toBe(404);
    expect((await review(who, reservation.id, ids.toReversed())).status).toBe(200);
    const [{ photos } = { photos: [] }] = await onHouse(houseId);
    expect(photos.map(({ id }) => id)).toEqual(ids.toReversed());
    const picture = await look(host, `/photos/${ids[0]}-400.avif`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
  });

  it('are at most five, their author’s own, and made for public pages; otherwise nothing is written', async () => {
    const other = await someoneWithAConfirmedReservation(host);
    const { who, reservation, houseId, ids } = await someoneWhoLeft(1);
    const six = Array.from({ length: 6 }, () => ids[0]!);
    expect(await review(who, reservation.id, six)).toMatchObject({ status: 409, code: 'pictures_exceeded' });
    const foreign = (await uploadOwn(host, other.who, 'review', await photograph())).data.id;
    const ofTicket = (await uploadOwn(host, who, 'ticket', await photograph())).data.id;
    for (const id of [foreign, ofTicket, 'nothing'])
      expect(await review(who, reservation.id, [id])).toMatchObject({ status: 400, code: 'picture_unknown' });
    expect(await onHouse(houseId)).toEqual([]);
    expect((await review(who, reservation.id, ids)).status).toBe(200);
  });

  it('are hidden with it, and come back with it; administrators see them all the time', async () => {
    const { who, reservation, ids } = await someoneWhoLeft(1);
    const { id } = (await review(who, reservation.id, ids)).data;
    const path = `/v1/admin/reviews/${id}`;
    const publish = async (published: boolean) => {
      const { data } = await as<AdminReview>(boss, 'GET', path);
      await as(boss, 'PUT', path, { published, comment: data.comment, answer: null }, `"${data.version}"`);
    };
    await publish(false);
    expect(await shown(ids[0]!)).toBe(404);
    const { data } = await as<StoredPicture[]>(boss, 'GET', `${path}/photos`);
    expect((await look(host, data[0]!.thumbnailUrl)).status).toBe(200);
    expect((await as(who, 'GET', `${path}/photos`)).status).toBe(403);
    await publish(true);
    expect(await shown(ids[0]!)).toBe(200);
  });

  it('can be taken off it by an administrator, on record, and go with it', async () => {
    const { who, reservation, houseId, ids } = await someoneWhoLeft(2);
    const { id } = (await review(who, reservation.id, ids)).data;
    const path = `/v1/admin/reviews/${id}`;
    const { data } = await as<StoredPicture[]>(boss, 'DELETE', `${path}/photos/${ids[0]}`);
    expect(data.map((photo) => photo.id)).toEqual([ids[1]]);
    await as(boss, 'DELETE', `${path}/photos/${ids[0]}`);
    const trail = (await as<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subject=review&subjectId=${id}`))
      .data;
    expect(trail.map(({ action }) => action)).toEqual(['review-photo-removed']);
    expect(await shown(ids[0]!)).toBe(404);
    expect((await onHouse(houseId))[0]?.photos).toHaveLength(1);
    await as(boss, 'DELETE', path, undefined, '*');
    expect(await shown(ids[1]!)).toBe(404);
  });

  it('go with their author’s account, whose words stay', async () => {
    const { who, reservation, houseId, ids } = await someoneWhoLeft(1);
    await review(who, reservation.id, ids);
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const { erase } of host.ctx.personalData)
        await erase(trx, { accountId: who.id, email: '' } as never);
    });
    expect(await shown(ids[0]!)).toBe(404);
    expect((await onHouse(houseId))[0]).toMatchObject({ comment: 'Warm floor.', photos: [] });
  });
});
