import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminBoard } from '#contract/admin/boards.ts';
import { pictures } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph, upload } from '#tests/kit/pictures.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const DAY = 86_400_000;
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const rows = () => host.ctx.db.selectFrom('files').selectAll().execute();
const stored = (id: string) => {
  const folder = join(host.config.filesDir, id.slice(0, 2));
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(id)) : [];
};
const audited = (id: string) =>
  host.ctx.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();

describe('pictures beyond those that may wait', () => {
  it('are refused for a while, and taken once others are stored', async () => {
    const picture = await photograph(3000, 2000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(host, boss, picture)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(pictures.maxWaiting);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, code: 'pictures_busy' });
    expect(host.ctx.pictures.isFull()).toBe(false);
    expect((await upload(host, boss, picture)).status).toBe(200);
  });
});

describe('a picture that is uploaded', () => {
  it('is stored upright, in two sizes, without a word of where it was taken, and is on record', async () => {
    const { status, data } = await upload(host, boss, await photograph(2400, 1800));
    expect(status).toBe(200);
    expect([data.width, data.height]).toEqual([1440, pictures.sides.full]);
    for (const [url, height] of [
      [data.url, pictures.sides.full],
      [data.thumbnailUrl, pictures.sides.thumbnail],
    ] as const) {
      const seen = await look(host, url);
      expect(seen.status).toBe(200);
      expect(seen.headers.get('content-type')).toBe('image/webp');
      expect(seen.headers.get('cache-control')).toBe('private, no-store');
      const facts = await sharp(seen.bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', height });
      expect([facts.exif, facts.xmp, facts.icc, facts.iptc, facts.orientation]).toEqual(
        Array.from({ length: 5 }, () => undefined),
      );
    }
    expect(await audited(data.id)).toMatchObject([{ action: 'file-uploaded', actor_name: 'Nguyễn Jiwoo' }]);
  });

  it.each(['png', 'webp'] as const)(
    'may be %s, whatever it is called, and is not enlarged',
    async (format) => {
      const bytes = await sharp(await photograph(300, 200))
        .toFormat(format)
        .toBuffer();
      const { status, data } = await upload(host, boss, bytes, 'application/octet-stream');
      expect([status, data.width]).toEqual([200, 300]);
    },
  );

  it('brings nothing along that was hidden behind it', async () => {
    const bytes = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { data } = await upload(host, boss, bytes);
    expect((await look(host, data.url)).bytes.includes('<script>')).toBe(false);
  });
});

describe('a file that is refused', () => {
  const tall = () =>
    sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
  const cases: [string, () => Promise<Buffer> | Buffer, string, number][] = [
    ['breaks off', async () => (await photograph()).subarray(0, 2000), 'picture_unreadable', 400],
    ['is a beginning alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture_unreadable', 400],
    [
      'has damaged pixels',
      async () => {
        const png = await sharp(await photograph())
          .png()
          .toBuffer();
        return Buffer.concat([png.subarray(0, png.length >> 1), Buffer.alloc(png.length >> 1)]);
      },
      'picture_unreadable',
      400,
    ],
    ['unfolds to far more pixels than it has bytes', tall, 'picture_dimensions', 400],
    [
      'is SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'picture_type',
      415,
    ],
    [
      'is a page that goes on as a picture',
      async () => Buffer.concat([Buffer.from('<html>'), await photograph()]),
      'picture_type',
      415,
    ],
    ['is a PDF', () => Buffer.from('%PDF-1.7 and so on'), 'picture_type', 415],
    [
      'is GIF',
      async () =>
        sharp(await photograph())
          .gif()
          .toBuffer(),
      'picture_type',
      415,
    ],
    ['is AVIF', () => ftyp('avif'), 'picture_type', 415],
    ['is HEIC', () => ftyp('heic'), 'picture_heic', 415],
    [
      'calls itself PNG and goes on as JPEG',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), await photograph()]),
      'picture_unreadable',
      400,
    ],
    ['is empty', () => Buffer.alloc(0), 'picture_type', 415],
    ['is larger than it may be', () => Buffer.alloc(pictures.maxBytes + 1), 'picture_too_large', 413],
  ];
  it.each(cases)(
    '%s is told why, and leaves nothing',
    async (_, make, code, status) => {
      const before = await rows();
      const answer = await upload(host, boss, await make());
      expect(answer).toMatchObject({ status, code });
      expect(answer.errorMessage).toMatch(/^[A-Z].*\.$/);
      expect(answer.errorMessage).not.toContain('{{');
      expect(await rows()).toEqual(before);
    },
    60_000,
  );

  it('is refused by its size before all of it has arrived, even where nobody says how large it is', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const request = new Request('http://localhost/v1/admin/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await host.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(pictures.maxBytes + 4_000_000);
  });

  it('is not read at all for somebody who may not upload', async () => {
    let asked = false;
    const body = new ReadableStream<Uint8Array>({ pull: () => void (asked = true) }, { highWaterMark: 0 });
    const member = await person(host);
    const request = new Request('http://localhost/v1/admin/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await host.fetch(request)).status).toBe(403);
    expect(asked).toBe(false);
  });

  it('leaves nothing where the store fails', async () => {
    const { fileStore } = host.ctx;
    host.ctx.fileStore = { ...fileStore, put: () => Promise.reject(new Error('the disk is full')) };
    const before = await rows();
    expect((await upload(host, boss, await photograph())).status).toBe(500);
    host.ctx.fileStore = fileStore;
    expect(await rows()).toEqual(before);
  });

  it('comes too often', async () => {
    const eager = await person(host, { role: 'admin' });
    const nothing = Buffer.from('nothing');
    let answer = await upload(host, eager, nothing);
    for (let count = 0; count < 130 && answer.status !== 429; count += 1)
      answer = await upload(host, eager, nothing);
    expect(answer).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await upload(host, boss, await photograph())).status).toBe(200);
  });
});

describe('the address of a picture', () => {
  it('opens it for a while, and in the size that it names alone', async () => {
    const { data } = await upload(host, boss, await photograph());
    host.clock.forward(pictures.linkMinutes * 60_000 - 1000);
    expect((await look(host, data.url)).status).toBe(200);
    host.clock.forward(1000);
    expect((await look(host, data.url)).status).toBe(404);
  });

  it('cannot be made up', async () => {
    const one = (await upload(host, boss, await photograph())).data;
    const two = (await upload(host, boss, await photograph())).data;
    const [id, side, ends, signed] = one.url.split('/').at(-1)!.split('.');
    for (const link of [
      `${two.id}.${side}.${ends}.${signed}`,
      `${id}.${pictures.sides.thumbnail}.${ends}.${signed}`,
      `${id}.${side}.${Number(ends) + 3600}.${signed}`,
      `${id}.${side}.${ends}`,
      `${id}.${side}.${ends}.${signed}.x`,
      `${id}-${side}`,
      id!,
      '..%2f..%2ftoken-secret',
    ])
      expect((await look(host, `/v1/files/${link}`)).status, link).toBe(404);
  });
});

describe('a picture that nothing refers to', () => {
  it(`is deleted after ${pictures.unusedDays} days, not sooner`, async () => {
    const { data } = await upload(host, boss, await photograph());
    expect(stored(data.id)).toHaveLength(2);
    host.clock.forward(pictures.unusedDays * DAY);
    await runJobs(host.ctx);
    expect(stored(data.id)).toHaveLength(2);
    host.clock.forward(DAY / 2);
    await runJobs(host.ctx);
    expect(stored(data.id)).toEqual([]);
    expect((await rows()).map(({ id }) => id)).not.toContain(data.id);
  });

  it('is deleted after a day where it never came to be stored', async () => {
    const { data } = await upload(host, boss, await photograph());
    await host.ctx.db.updateTable('files').set({ stored_at: null }).where('id', '=', data.id).execute();
    expect((await look(host, data.url)).status).toBe(404);
    host.clock.forward(1.1 * DAY);
    await runJobs(host.ctx);
    expect(stored(data.id)).toEqual([]);
  });
});

describe('a picture for public pages', () => {
  const DESCRIBED = { alt: { ko: '찻잔', en: 'Tea cups' }, focus: { x: 50, y: 20 } };
  const publish = async (bytes: Uint8Array) => {
    const response = await host.fetch(
      new Request('http://localhost/v1/admin/photos', {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenNow(host, boss)}`, 'content-type': 'image/jpeg' },
        body: new Uint8Array(bytes),
      }),
    );
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: response.status, cookie, ...((await response.json()) as { data: Photo; code: string }) };
  };
  const write = async (changed: object, ifMatch?: string, id = '') =>
    host.call<AdminBoard>(ifMatch ? 'PUT' : 'POST', `/v1/admin/boards${id && `/${id}`}`, {
      token: await tokenNow(host, boss),
      body: {
        boardType: 'NOTICE',
        title: { ko: '사진', en: '' },
        summary: { ko: '요약', en: '' },
        body: { ko: '<p>글</p>', en: '' },
        publishedAt: null,
        ...changed,
      },
      ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}),
    });
  const describeIt = async (id: string, body: object = DESCRIBED) =>
    host.call<Photo>('PUT', `/v1/admin/photos/${id}`, { token: await tokenNow(host, boss), body });

  it('is stored in the widths of the screens without where it was taken, and everybody reads it on its board', async () => {
    const { status, data, cookie } = await publish(await photograph(1200, 900));
    expect(status).toBe(200);
    const path = `/photos/${data.id}-400.webp`;
    expect((await look(host, path)).status, 'before its board is public').toBe(404);
    expect((await look(host, path, cookie)).headers.get('cache-control')).toBe('private, no-store');
    expect((await look(host, path, cookie.replace(/\.\d+\./, '.9999999999.'))).status).toBe(404);
    await describeIt(data.id);
    const soon = new Date(host.clock.now() + 60_000).toISOString();
    await write({ photoId: data.id, publishedAt: soon });
    expect((await look(host, path)).status, 'scheduled').toBe(404);
    host.clock.set(soon);
    expect(data).toMatchObject({ width: 900, height: 1200, widths: [400, 800], alt: { ko: '', en: '' } });
    for (const format of ['avif', 'webp'] as const) {
      const seen = await look(host, `/photos/${data.id}-400.${format}`);
      expect(seen.headers.get('content-type')).toBe(`image/${format}`);
      const facts = await sharp(seen.bytes).metadata();
      expect([facts.width, facts.exif]).toEqual([400, undefined]);
    }
    expect((await look(host, `/photos/${data.id}-401.webp`)).status).toBe(404);
  });

  it('shows none of the pictures that are not for everybody', async () => {
    const { data } = await upload(host, boss, await photograph());
    for (const side of Object.values(pictures.sides))
      expect((await look(host, `/photos/${data.id}-${side}.webp`)).status).toBe(404);
  });

  it('stands on a board once it is described in both languages', async () => {
    const { data } = await publish(await photograph());
    expect(await write({ photoId: data.id })).toMatchObject({ fields: { photoId: 'alt_required' } });
    expect(await describeIt(data.id, { alt: { ko: '찻잔', en: ' ' } })).toMatchObject({
      fields: { 'alt.en': 'alt_required' },
    });
    expect((await describeIt(data.id)).data).toMatchObject(DESCRIBED);
    expect((await write({ photoId: data.id })).data.photo).toMatchObject({ id: data.id, ...DESCRIBED });
    expect((await describeIt('exterior-01')).status).toBe(404);
  });

  it('is deleted after 30 days in which no board and no version shows it', async () => {
    const [head, inText] = await Promise.all([publish(await photograph()), publish(await photograph())]);
    await describeIt(head.data.id);
    const body = { ko: `<p><img src="/photos/${inText.data.id}-800.webp" alt="차"></p>`, en: '' };
    const { data } = await write({ photoId: head.data.id, body });
    const isThere = (id: string) => Promise.resolve(stored(id).length > 0);
    host.clock.forward(40 * DAY);
    await runJobs(host.ctx);
    expect([await isThere(head.data.id), await isThere(inText.data.id)]).toEqual([true, true]);
    // Nobody is logged in for so long.
    boss = await person(host, { role: 'admin', name: 'Jiwoo' });
    const { data: without } = await write({}, '*', data.id);
    expect(without.versions[0]).toMatchObject({ photo: { id: head.data.id } });
    host.clock.forward(40 * DAY);
    await runJobs(host.ctx);
    expect(await isThere(head.data.id), 'a version shows it').toBe(true);
    boss = await person(host, { role: 'admin', name: 'Jiwoo' });
    const token = await tokenNow(host, boss);
    await host.call('DELETE', `/v1/admin/boards/${data.id}`, { token, headers: { 'if-match': '*' } });
    host.clock.forward(29 * DAY);
    await runJobs(host.ctx);
    expect(await isThere(head.data.id)).toBe(true);
    host.clock.forward(2 * DAY);
    await runJobs(host.ctx);
    expect([await isThere(head.data.id), await isThere(inText.data.id)]).toEqual([false, false]);
    expect(stored(head.data.id)).toEqual([]);
  });
});
