import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileFacts, FileStore } from '#server/ports/files.ts';
import { checkKey } from './key.ts';

/**
 * Stores files by key in a folder, in subfolders by the first two characters. A file is written aside, flushed to disk and then renamed, so that a
 * reader never finds part of it, even after a crash.
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (key, bytes, facts) => {
      const path = pathOf(key);
      const partial = join(folder, 'partial', randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await mkdir(dirname(partial), { recursive: true });
      try {
        await write(partial, bytes, facts);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const path = pathOf(key);
      const facts = await stat(path).catch(nullWhereMissing);
      return facts ? { bytes: readLazily(path), size: facts.size } : null;
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Opens a file only when its first bytes are read, so that an unread stream (HEAD) holds nothing open. */
function readLazily(path: string): ReadableStream<Uint8Array> {
  let parts: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        parts ??= createReadStream(path)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await parts?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @throws if the size or digest of the bytes is not as announced. */
async function write(path: string, bytes: ReadableStream<Uint8Array>, facts: FileFacts): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  const digest = createHash('sha256');
  let size = 0;
  try {
    for await (const part of bytes) {
      digest.update(part);
      size += part.byteLength;
      await file.writeFile(part);
    }
    if (size !== facts.size || digest.digest('hex') !== facts.sha256)
      throw new Error(`a file arrived with other bytes than were announced (${size} of ${facts.size})`);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
