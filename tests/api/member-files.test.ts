import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '#contract/pictures.ts';
import { inTransaction } from '#server/context.ts';
import { person } from '#tests/kit/api.ts';
import { look, photograph, uploadOwn } from '#tests/kit/pictures.ts';
import { someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

describe('a picture of a member’s own', () => {
  it.each(['review', 'ticket', 'check-out'])(
    'is stored without a word of where it was taken (%s)',
    async (purpose) => {
      const { who } = await someoneWithAConfirmedReservation(host);
      const { status, data } = await uploadOwn(host, who, purpose, await photograph());
      expect(status).toBe(200);
      for (const url of [data.url, data.thumbnailUrl]) {
        const seen = await look(host, url);
        expect(seen.status).toBe(200);
        expect(seen.headers.get('content-type')).toBe('image/webp');
        const facts = await sharp(seen.bytes).metadata();
        expect([facts.format, facts.exif, facts.orientation]).toEqual(['webp', undefined, undefined]);
      }
      const { data: other } = await uploadOwn(host, who, purpose, await photograph());
      expect(other.id).not.toBe(data.id);
      expect((await look(host, `/photos/${data.id}-400.webp`)).status).toBe(404);
    },
  );

  it('is taken from those alone who have a stay, and for a purpose that is known', async () => {
    const { status, code } = await uploadOwn(host, await person(host), 'review', await photograph());
    expect([status, code]).toEqual([403, 'forbidden']);
    const { who } = await someoneWithAConfirmedReservation(host);
    expect((await uploadOwn(host, who, 'else', await photograph())).status).toBe(400);
    expect((await uploadOwn(host, who, 'ticket', Buffer.from('%PDF-1.7'))).status).toBe(415);
  });

  it('can be used by nobody else', async () => {
    const { who } = await someoneWithAConfirmedReservation(host);
    const { who: other } = await someoneWithAConfirmedReservation(host);
    const { data } = await uploadOwn(host, who, 'ticket', await photograph());
    const attach = (by: string) =>
      inTransaction(host.ctx, (trx) =>
        host.ctx.files.attach(trx, { kind: 'ticket', id: 'a' }, [data.id], { by, most: 1 }),
      );
    await expect(attach(other.id)).rejects.toMatchObject({ code: 'picture_unknown' });
    await expect(attach(who.id)).resolves.toBeUndefined();
  });

  it('is refused beyond those of a day', async () => {
    const { who } = await someoneWithAConfirmedReservation(host);
    const small = await photograph(8, 8);
    for (let sent = 0; sent < pictures.ofMember.perDay; sent += 1)
      expect((await uploadOwn(host, who, 'ticket', small)).status).toBe(200);
    expect(await uploadOwn(host, who, 'ticket', small)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    host.clock.forward(86_400_000);
    expect((await uploadOwn(host, who, 'ticket', small)).status).toBe(200);
  });
});
