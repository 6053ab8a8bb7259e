import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { existsSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictures } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph } from '#tests/kit/pictures.ts';
import { hostFrom } from '#tests/kit/suite.ts';

/** Malicious files uploaded as pictures are refused with a reason and not stored, or are re-encoded without their hidden content. */
const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const send = async (bytes: Uint8Array, language = 'en') => {
  const response = await host.fetch(
    new Request('http://localhost/v1/admin/photos', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenNow(host, boss)}`,
        'content-type': 'image/jpeg',
        'accept-language': language,
      },
      body: new Uint8Array(bytes),
    }),
  );
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = (await response.json()) as { data: Photo; code: string; errorMessage: string };
  return { status: response.status, cookie, ...answer };
};
const left = async () => ({
  files: await host.ctx.db.selectFrom('files').select('id').orderBy('id').execute(),
  photos: await host.ctx.db.selectFrom('photos').select('id').orderBy('id').execute(),
  stored: existsSync(host.config.filesDir)
    ? readdirSync(host.config.filesDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted()
    : [],
});

const text = (words: string) => Buffer.from(words, 'latin1');
const crcs = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Uint8Array) =>
  (bytes.reduce((value, byte) => crcs[(value ^ byte) & 255]! ^ (value >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
/** A chunk of a PNG (ISO/IEC 15948, 5.3). */
const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([text(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, sum]);
};
const pngOf = (width: number, height: number, pixels: Uint8Array, more: Buffer[] = []) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), ...parts]);
};
const as = async (format: 'jpeg' | 'png' | 'webp') =>
  sharp(await photograph())
    .toFormat(format)
    .toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
/** Returns a JPEG with a size of 65,500 pixels each way in its first frame header (ITU-T T.81, B.2.2). */
const hugeJpeg = async () => {
  const bytes = Buffer.from(await as('jpeg'));
  const frame = bytes.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(bytes[index + 1]!));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
};
/** Returns an extended WebP with a canvas of 16,384 pixels each way (RFC 9649, 2.7). */
const hugeWebp = () => {
  const head = Buffer.alloc(10);
  head.writeUIntLE(16_383, 4, 3);
  head.writeUIntLE(16_383, 7, 3);
  const body = Buffer.concat([text('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), head]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), size, body]);
};

type Case = [string, () => Promise<Uint8Array> | Uint8Array, string];
const refused: Case[] = [
  [
    'a PNG of zeros that unfolds to gigabytes',
    () => pngOf(60_000, 60_000, deflateSync(Buffer.alloc(20_000_000))),
    'picture_dimensions',
  ],
  [
    'a PNG that unfolds to more than it says',
    () => pngOf(0, 0, deflateSync(Buffer.alloc(1000))),
    'picture_unreadable',
  ],
  ['a JPEG that says it is 4 gigapixels', hugeJpeg, 'picture_dimensions'],
  ['a WebP that says it is 268 megapixels', hugeWebp, 'picture_unreadable'],
  [
    'a line of 200 million pixels',
    () => pngOf(200_000_000, 1, deflateSync(Buffer.alloc(1000))),
    'picture_unreadable',
  ],
  ['a JPEG that breaks off', async () => half(await as('jpeg')), 'picture_unreadable'],
  ['a PNG that breaks off', async () => half(await as('png')), 'picture_unreadable'],
  ['a WebP that breaks off', async () => half(await as('webp')), 'picture_unreadable'],
  ['an HEIC that breaks off', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x20meta'), 'picture_heic'],
  [
    'an SVG with a script',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'picture_type',
  ],
  [
    'an SVG behind a declaration',
    () => text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    'picture_type',
  ],
  ['a page', () => text('<!doctype html><script>alert(1)</script>'), 'picture_type'],
  ['an archive', () => text('PK\x03\x04 and so on'), 'picture_type'],
  [
    'a GIF that is a program of Java',
    () => Buffer.concat([text('GIF89a\x01\0\x01\0\0\0\0;'), text('PK\x03\x04')]),
    'picture_type',
  ],
  ['a script of a shell', () => text('#!/bin/sh\nid'), 'picture_type'],
  ['nothing', () => Buffer.alloc(0), 'picture_type'],
  [
    'a byte more than it may have',
    () => Buffer.concat([text('\xff\xd8\xff'), Buffer.alloc(pictures.maxBytes - 2)]),
    'picture_too_large',
  ],
];

describe('an upload that means harm', () => {
  it.each(refused)(
    'is refused with its reason, and leaves nothing: %s',
    async (_, make, code) => {
      const before = await left();
      const bytes = await make();
      const [english, korean] = [await send(bytes), await send(bytes, 'ko')];
      expect(english.code).toBe(code);
      expect(english.status).toBeGreaterThanOrEqual(400);
      expect(english.status).toBeLessThan(500);
      expect(english.errorMessage).toMatch(/^[A-Z][^{]*\.$/);
      expect(korean.errorMessage).toMatch(/^[^{]*[가-힣][^{]*\.$/);
      expect(await left()).toEqual(before);
    },
    60_000,
  );

  const SECRET = '<script>alert("hidden")</script>';
  const hidden: [string, () => Promise<Uint8Array>][] = [
    ['a page behind a JPEG', async () => Buffer.concat([await as('jpeg'), text(`<html>${SECRET}</html>`)])],
    ['an archive behind a PNG', async () => Buffer.concat([await as('png'), text(`PK\x03\x04${SECRET}`)])],
    [
      'words in a chunk of a PNG',
      async () => pngOf(2, 2, deflateSync(Buffer.alloc(6)), [chunk('tEXt', text(`c\0${SECRET}`))]),
    ],
    [
      'a comment, EXIF and a place in a JPEG',
      async () => {
        const jpeg = await sharp(await photograph())
          .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
          .jpeg()
          .toBuffer();
        const words = text(SECRET.repeat(100));
        const comment = Buffer.concat([
          Buffer.from([0xff, 0xfe, (words.length + 2) >> 8, (words.length + 2) & 255]),
          words,
        ]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a WebP that moves',
      async () =>
        sharp(
          await Promise.all(
            ['#aa0000', '#00aa00'].map((background) =>
              sharp({ create: { width: 500, height: 400, channels: 3, background } })
                .png()
                .toBuffer(),
            ),
          ),
          { join: { animated: true } },
        )
          .webp()
          .toBuffer(),
    ],
  ];
  it.each(hidden)('is made anew without what it hid: %s', async (_, make) => {
    const { status, data, cookie } = await send(await make());
    expect(status).toBe(200);
    for (const width of data.widths)
      for (const format of ['avif', 'webp'] as const) {
        const { bytes } = await look(host, `/photos/${data.id}-${width}.${format}`, cookie);
        expect(bytes.includes('hidden')).toBe(false);
        const facts = await sharp(bytes).metadata();
        expect([facts.exif, facts.xmp, facts.icc, facts.iptc, facts.comments]).toEqual(
          Array.from({ length: 5 }, () => undefined),
        );
        expect(facts.pages ?? 1).toBe(1);
      }
  });
});
