import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileFacts, FileStore } from '#server/ports/files.ts';
import { checkKey } from './key.ts';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoint: string | undefined;
  pathStyle: boolean;
};

/** Milliseconds after which a service that does not connect or respond is retried, at most twice. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;
const ATTEMPTS = 3;
/** Milliseconds after which an object that nobody has begun to read is released, as after a HEAD. */
const UNREAD_MS = 10_000;

/**
 * Stores files in a bucket of S3 or a compatible service. The bytes are checked before upload, and by the service against the digest in the
 * signature, so that an object is complete or absent. They are held in memory for this and for retries.
 */
export function s3Store(options: S3Options): FileStore {
  const { bucket: Bucket } = options;
  let loaded: ReturnType<typeof load> | undefined;
  // A host with a folder never loads the library.
  const s3 = () => (loaded ??= load(options));
  return {
    put: async (key, bytes, facts) => {
      checkKey(key);
      const Body = await verified(bytes, facts);
      const { client, PutObjectCommand } = await s3();
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body,
          ContentType: facts.contentType,
          ContentLength: facts.size,
        }),
      );
    },
    get: async (key) => {
      checkKey(key);
      const { client, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        if (!found.Body || found.ContentLength === undefined)
          throw new Error(`an object without bytes: ${key}`);
        return { bytes: streamOf(found.Body as Readable), size: found.ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (key) => {
      checkKey(key);
      const { client, DeleteObjectCommand } = await s3();
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}

async function load({ region, endpoint, pathStyle, accessKeyId, secretAccessKey }: S3Options) {
  const library = await import('@aws-sdk/client-s3');
  const client: S3Client = new library.S3Client({
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Not every service knows the newer checksums; the signature has the digest of the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint }),
  });
  return { ...library, client };
}

/** @throws if the size or digest of the bytes is not as announced. */
async function verified(bytes: ReadableStream<Uint8Array>, facts: FileFacts): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.byteLength;
    if (size > facts.size) break;
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  if (size !== facts.size || createHash('sha256').update(body).digest('hex') !== facts.sha256)
    throw new Error(`a file arrived with other bytes than were announced (${size} of ${facts.size})`);
  return body;
}

function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const unread = setTimeout(() => body.destroy(), UNREAD_MS).unref();
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        clearTimeout(unread);
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => {
        clearTimeout(unread);
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
