import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/ports/files.ts';
import { folderStore } from './folder.ts';
import { s3Store, type S3Options } from './s3.ts';

const BUCKET = 'ondol-pictures';
const folder = mkdtempSync(join(tmpdir(), 'ondol-files-'));
const buckets = mkdtempSync(join(tmpdir(), 'ondol-buckets-'));
const server = spawn(process.execPath, [resolve('tests/kit/s3-server.mjs'), buckets, BUCKET], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let options: S3Options;
beforeAll(async () => {
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  options = {
    bucket: BUCKET,
    region: 'ap-northeast-2',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    endpoint: `http://127.0.0.1:${String(port).trim()}`,
    pathStyle: true,
  };
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  for (const each of [folder, buckets]) rmSync(each, { recursive: true });
});

const streamOf = (...parts: string[]) => new Blob(parts).stream() as ReadableStream<Uint8Array>;
const factsOf = (text: string) => ({
  contentType: 'image/webp',
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
const read = async (store: FileStore, key: string) => {
  const file = await store.get(key);
  return file && { size: file.size, text: await new Response(file.bytes).text() };
};
const stores: [string, () => FileStore][] = [
  ['in a folder', () => folderStore(folder)],
  ['in a bucket', () => s3Store(options)],
];

describe.each(stores)('the store %s', (_, storeOf) => {
  it('gives back what it was given, until that is deleted', async () => {
    const store = storeOf();
    await store.put('ab-1', streamOf('warm ', 'floor'), factsOf('warm floor'));
    expect(await read(store, 'ab-1')).toEqual({ size: 10, text: 'warm floor' });
    await store.put('ab-1', streamOf('cold'), factsOf('cold'));
    expect(await read(store, 'ab-1')).toEqual({ size: 4, text: 'cold' });
    const long = 'ondol '.repeat(200_000);
    await store.put('ab-2', streamOf(long), factsOf(long));
    expect(await read(store, 'ab-2')).toEqual({ size: long.length, text: long });
    await store.delete('ab-1');
    await store.delete('ab-1');
    expect(await read(store, 'ab-1')).toBeNull();
  });

  it('takes no bytes but those that were announced, and leaves nothing of others', async () => {
    const store = storeOf();
    await expect(store.put('cd-1', streamOf('warm'), factsOf('cold'))).rejects.toThrow('other bytes');
    await expect(store.put('cd-1', streamOf('cold', ' floor'), factsOf('cold'))).rejects.toThrow(
      'other bytes',
    );
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('wa'));
        controller.error(new Error('the connection broke'));
      },
    });
    await expect(store.put('cd-1', broken, factsOf('warm'))).rejects.toThrow('the connection broke');
    expect(await read(store, 'cd-1')).toBeNull();
  });

  it('lets go of what nobody goes on to read', async () => {
    const store = storeOf();
    const long = 'ondol '.repeat(200_000);
    await store.put('ef-1', streamOf(long), factsOf(long));
    const opened = await store.get('ef-1');
    await opened!.bytes.cancel();
    expect(await read(store, 'ef-1')).toMatchObject({ size: long.length });
  });

  it.each(['../token-secret', 'a/b', '..', '', 'A', 'a'.repeat(101), 'a\0b'])(
    'takes no key that could be a path: %j',
    async (key) => {
      const store = storeOf();
      await expect(store.put(key, streamOf('x'), factsOf('x'))).rejects.toThrow('not a key');
      await expect(store.get(key)).rejects.toThrow('not a key');
      await expect(store.delete(key)).rejects.toThrow('not a key');
    },
  );
});

describe('a folder', () => {
  it('holds nothing of what did not arrive', async () => {
    const store = folderStore(folder);
    await expect(store.put('gh-1', streamOf('warm'), factsOf('cold'))).rejects.toThrow('other bytes');
    expect(readdirSync(join(folder, 'partial'))).toEqual([]);
  });
});

describe('a bucket', () => {
  it('opens for its own key alone, and where it is not there an error says so', async () => {
    const store = s3Store(options);
    await store.put('ij-1', streamOf('warm'), factsOf('warm'));
    const stranger = s3Store({ ...options, secretAccessKey: 'another' });
    await expect(stranger.get('ij-1')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(stranger.put('ij-1', streamOf('cold'), factsOf('cold'))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    expect(await read(store, 'ij-1')).toMatchObject({ text: 'warm' });
    const elsewhere = s3Store({ ...options, bucket: 'no-such-bucket' });
    await expect(elsewhere.get('ij-1')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('is asked again where it fails for a moment, with the same bytes', async () => {
    const bodies: string[] = [];
    const failing = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        bodies.push(Buffer.concat(parts).toString());
        response.writeHead(bodies.length === 1 ? 503 : 200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(failing, 'listening');
    const { port } = failing.address() as AddressInfo;
    const store = s3Store({ ...options, endpoint: `http://127.0.0.1:${port}` });
    await store.put('kl-1', streamOf('warm'), factsOf('warm'));
    expect(bodies).toEqual(['warm', 'warm']);
    failing.closeAllConnections();
    failing.close();
    await once(failing, 'close');
    await expect(store.put('kl-1', streamOf('warm'), factsOf('warm'))).rejects.toThrow('ECONNREFUSED');
  });
});
