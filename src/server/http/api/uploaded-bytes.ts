import { pictures } from '#contract/pictures.ts';
import { refuse } from './errors.ts';

/**
 * Reads a file that is sent as the body, as far as it may go.
 * @throws Refusal `picture_too_large` as soon as it is known to be larger than {@link pictures.maxBytes}.
 */
export async function uploadedBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = () => refuse('picture_too_large', { megabytes: pictures.maxBytes / 1_048_576 });
  if (Number(request.headers.get('content-length')) > pictures.maxBytes) tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const bytes: Uint8Array = part.value;
    size += bytes.byteLength;
    if (size > pictures.maxBytes) {
      void reader?.cancel().catch(() => undefined);
      tooLarge();
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts, size);
}
