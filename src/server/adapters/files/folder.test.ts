import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStore } from './folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'ondol-files-'));
const store = folderStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const streamOf = (...parts: string[]) => new Blob(parts).stream() as ReadableStream<Uint8Array>;
const factsOf = (text: string) => ({
  contentType: 'image/webp',
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
const read = async (key: string) => {
  const file = await store.get(key);
  return file && { size: file.size, text: await new Response(file.bytes).text() };
};

describe('the store in a folder', () => {
  it('gives back what it was given, until that is deleted', async () => {
    await store.put('ab-1', streamOf('warm ', 'floor'), factsOf('warm floor'));
    expect(await read('ab-1')).toEqual({ size: 10, text: 'warm floor' });
    await store.put('ab-1', streamOf('cold'), factsOf('cold'));
    expect(await read('ab-1')).toEqual({ size: 4, text: 'cold' });
    await store.delete('ab-1');
    await store.delete('ab-1');
    expect(await read('ab-1')).toBeNull();
  });

  it('takes no bytes but those that were announced, and leaves nothing of others', async () => {
    await expect(store.put('cd-1', streamOf('warm'), factsOf('cold'))).rejects.toThrow('other bytes');
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('wa'));
        controller.error(new Error('the connection broke'));
      },
    });
    await expect(store.put('cd-1', broken, factsOf('warm'))).rejects.toThrow('the connection broke');
    expect(await read('cd-1')).toBeNull();
    expect(readdirSync(join(folder, 'partial'))).toEqual([]);
  });

  it.each(['../token-secret', 'a/b', '..', '', 'A', 'a'.repeat(101), 'a\0b'])(
    'takes no key that could be a path: %j',
    async (key) => {
      await expect(store.put(key, streamOf('x'), factsOf('x'))).rejects.toThrow('not a key');
      await expect(store.get(key)).rejects.toThrow('not a key');
      await expect(store.delete(key)).rejects.toThrow('not a key');
    },
  );
});
