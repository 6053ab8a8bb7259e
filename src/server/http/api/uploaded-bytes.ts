import { MAX_CATALOGUE_BYTES } from '#contract/admin/catalogue.ts';
import { pictures } from '#contract/pictures.ts';
import { refuse } from './errors.ts';

const limits = {
  picture: { code: 'picture_too_large', maxBytes: pictures.maxBytes },
  catalogue: { code: 'catalogue_too_large', maxBytes: MAX_CATALOGUE_BYTES },
} as const;

/**
 * Reads a file sent as the body, up to its size limit.
 * @throws Refusal `picture_too_large` or `catalogue_too_large` as soon as the limit is known to be exceeded
 */
export async function uploadedBytes(request: Request, kind: 'picture' | 'catalogue'): Promise<Uint8Array> {
  const { code, maxBytes } = limits[kind];
  const tooLarge = () => refuse(code, { megabytes: maxBytes / 1_048_576 });
  if (Number(request.headers.get('content-length')) > maxBytes) tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const bytes: Uint8Array = part.value;
    size += bytes.byteLength;
    if (size > maxBytes) {
      void reader?.cancel().catch(() => undefined);
      tooLarge();
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts, size);
}
