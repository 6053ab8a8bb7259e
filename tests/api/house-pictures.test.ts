import { beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { HousePictures } from '#contract/admin/house-pictures.ts';
import type { HouseDetail } from '#contract/houses.ts';
import { pictures as limits } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import manifest from '../../public/photos/manifest.json' with { type: 'json' };
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph } from '#tests/kit/pictures.ts';
import { createHouse, someoneWithAReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const DAY = 86_400_000;
let boss: Person;
let house: string;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  house = await createHouse(host);
});

const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, boss),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const path = (id = house) => `/v1/admin/houses/${id}/pictures`;
const get = async () => (await as<HousePictures>('GET', path())).data;
const add = (photoId: string) => as<HousePictures>('POST', path(), { photoId });
const save = (seen: HousePictures, pictures: object[]) =>
  as<HousePictures>('PUT', path(), { pictures }, `"${seen.version}"`);
const publish = (published: boolean) =>
  host.ctx.db.updateTable('houses').set({ published }).where('id', '=', house).execute();
const detail = async () => (await host.call<HouseDetail>('GET', `/v1/houses/${house}`)).data;

/**
 * Uploads a picture for public pages.
 * @returns the picture, and the cookie with which its administrator sees it
 */
async function uploaded(bytes?: Uint8Array) {
  const response = await host.fetch(
    new Request('http://localhost/v1/admin/photos', {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenNow(host, boss)}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes ?? (await photograph(1600, 1200))),
    }),
  );
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, photo: ((await response.json()) as { data: Photo }).data };
}
const added = async () => {
  const { photo, cookie } = await uploaded();
  return { photo, cookie, house: (await add(photo.id)).data };
};
const worded = (id: string, ko: string, more: object = {}) => ({ id, alt: { ko, en: `${ko} en` }, ...more });

describe('pictures of a house', () => {
  it('are put in order and described, and become public with the house and both languages', async () => {
    await publish(false);
    const [one, two] = [await added(), await added()];
    const seen = await get();
    expect(seen.pictures.map(({ id, room, alt, isOwn }) => ({ id, room, alt, isOwn }))).toEqual(
      [one, two].map(({ photo }) => ({ id: photo.id, room: null, alt: { ko: '', en: '' }, isOwn: true })),
    );
    const focus = { x: 20, y: 70 };
    const { data: ordered } = await save(seen, [
      worded(two.photo.id, '부엌', { room: 'kitchen', focus }),
      { id: one.photo.id, room: 'bedroom', alt: { ko: '침실', en: '' } },
    ]);
    expect(ordered.pictures.map(({ room }) => room)).toEqual(['kitchen', 'bedroom']);
    const file = `/photos/${two.photo.id}-400.avif`;
    expect((await look(host, file)).status, 'before the house is let').toBe(404);
    expect((await look(host, file, two.cookie)).status).toBe(200);
    await publish(true);
    expect((await look(host, file)).headers.get('cache-control')).toContain('immutable');
    expect((await look(host, `/photos/${one.photo.id}-400.avif`)).status, 'without English').toBe(404);
    expect((await detail()).photos).toMatchObject([{ id: two.photo.id, room: 'kitchen', focus }]);
    const { data: all } = await save(ordered, [
      worded(one.photo.id, '침실', { room: 'bedroom' }),
      worded(two.photo.id, '부엌', { room: 'kitchen' }),
    ]);
    expect(all.pictures).toHaveLength(2);
    const { photos } = await detail();
    expect(photos.map(({ id }) => id)).toEqual([one.photo.id, two.photo.id]);
    expect(photos[0]).not.toHaveProperty('focus');
  });

  it('are changed over the version that was seen, and every change is on record', async () => {
    const { photo, house: seen } = await added();
    const words = worded(photo.id, '거실', { room: 'living-room' });
    expect((await save(seen, [words])).status).toBe(200);
    const stale = await save(seen, []);
    expect([stale.status, stale.code]).toEqual([412, 'version_stale']);
    expect((await as('PUT', path(), { pictures: [] })).status).toBe(428);
    const { data: record } = await as<AuditEntry[]>(
      'GET',
      `/v1/admin/audit-log?subject=house&subjectId=${house}`,
    );
    expect(record.map(({ action }) => action)).toEqual(['house-pictures-changed', 'house-picture-added']);
    expect(record[0]).toMatchObject({
      before: { pictures: '– / –' },
      after: { pictures: '거실 / 거실 en · living-room' },
    });
  });

  it('of the application are put in order and taken away, but their words stay', async () => {
    await publish(false);
    await host.ctx.db
      .insertInto('photos')
      .values({
        id: 'shipped-main',
        width: 1600,
        height: 1067,
        dominant: '#aabbcc',
        blur: 'data:,',
        widths: '[400,800,1440]',
        alt: '{"ko":"창가","en":"By the window"}',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { photo } = await added();
    const { data } = await save(await get(), [worded('shipped-main', '다른 말'), worded(photo.id, '방')]);
    expect(data.pictures).toMatchObject([
      { id: 'shipped-main', isOwn: false, alt: { ko: '창가', en: 'By the window' } },
      { id: photo.id, isOwn: true, alt: { ko: '방' } },
    ]);
    expect((await save(data, [worded(photo.id, '방')])).data.pictures).toHaveLength(1);
  });

  it('are refused where they are unknown, stand there twice or are too many', async () => {
    const { photo, house: seen } = await added();
    expect(await add(crypto.randomUUID())).toMatchObject({ status: 400, code: 'picture_unknown' });
    expect(await save(seen, [worded('none', '없음')])).toMatchObject({
      fields: { 'pictures.0.id': 'picture_unknown' },
    });
    const twice = await save(seen, [worded(photo.id, '방'), worded(photo.id, '방')]);
    expect(twice.fields).toEqual({ pictures: 'invalid_input' });
    const many = Array.from({ length: limits.maxOfOne + 1 }, (_, index) => worded(`p${index}`, '방'));
    expect((await save(seen, many)).fields).toEqual({ pictures: 'pictures_exceeded' });
    expect((await as('GET', path('no-such-house'))).status).toBe(404);
    expect((await add(photo.id)).data, 'again').toEqual(seen);
  });

  it('never leave the card of a house that is let without one', async () => {
    await publish(true);
    const { photo, house: seen } = await added();
    const { data: shown } = await save(seen, [worded(photo.id, '방', { room: 'bedroom' })]);
    for (const left of [
      [],
      [{ id: photo.id, room: 'bedroom', alt: { ko: '방', en: '' } }],
      [worded(photo.id, '방', { room: 'floor-plan' })],
    ])
      expect(await save(shown, left)).toMatchObject({ status: 409, code: 'house_picture_required' });
    expect(await get()).toEqual(shown);
  });
});

describe('a picture that was taken from a house', () => {
  it('is deleted after 30 days, unless another house shows it', async () => {
    await publish(false);
    const [one, two] = [await added(), await added()];
    const other = await createHouse(host);
    await as('POST', path(other), { photoId: two.photo.id });
    await save(await get(), []);
    const files = async () =>
      (await host.ctx.db.selectFrom('files').select('id').execute()).map(({ id }) => id);
    host.clock.forward(29 * DAY);
    await runJobs(host.ctx);
    expect(await files()).toEqual(expect.arrayContaining([one.photo.id, two.photo.id]));
    host.clock.forward(2 * DAY);
    await runJobs(host.ctx);
    expect(await files()).not.toContain(one.photo.id);
    expect(await files()).toContain(two.photo.id);
  });

  it('stays in sight of who has reserved the house, though it is not let any more', async () => {
    house = (await someoneWithAReservation(host)).houseId;
    const { photo, house: seen } = await added();
    await save(seen, [worded(photo.id, '방')]);
    await publish(false);
    expect((await look(host, `/photos/${photo.id}-400.webp`)).status).toBe(200);
  });
});

describe('what the host makes of an original', () => {
  it('has the widths, formats and likeness of the pictures that came with the application', async () => {
    const { photo, cookie } = await uploaded(
      await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#c8b49a' } })
        .jpeg()
        .toBuffer(),
    );
    const shipped = manifest['house-01-main'];
    expect(photo.widths).toEqual(shipped.widths);
    const likeness = async (blur: string) => {
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      const { width, height } = await sharp(Buffer.from(blur.split(',')[1]!, 'base64')).metadata();
      return [width, height];
    };
    expect(await likeness(photo.blur)).toEqual(await likeness(shipped.blur));
    expect(photo.dominant).toMatch(/^#[0-9a-f]{6}$/);
    for (const width of shipped.widths)
      for (const format of ['avif', 'webp'] as const) {
        const made = await sharp(
          (await look(host, `/photos/${photo.id}-${width}.${format}`, cookie)).bytes,
        ).metadata();
        const ours = await sharp(`public/photos/house-01-main-${width}.${format}`).metadata();
        expect([made.width, made.format, made.space]).toEqual([ours.width, ours.format, ours.space]);
      }
  });
});
