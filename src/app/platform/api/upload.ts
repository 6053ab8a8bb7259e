import type { ImportPlan, adminCatalogue } from '#contract/admin/catalogue.ts';
import type { adminFiles, adminPhotos } from '#contract/admin/files.ts';
import type { files, MemberPicturePurpose, StoredPicture } from '#contract/files.ts';
import type { Photo } from '#contract/shared.ts';
import type { Envelope, ErrorBody } from '#contract/wire.ts';
import { session } from '../session/session.ts';
import { api } from './api.ts';
import { attempt, type Problem, type Result } from './result.ts';

const OWN_PICTURES: (typeof files)['upload']['path'] = '/v1/files';
const PICTURES: (typeof adminFiles)['upload']['path'] = '/v1/admin/files';
const CATALOGUE: (typeof adminCatalogue)['import']['path'] = '/v1/admin/catalogue';
const PREVIEW: (typeof adminCatalogue)['preview']['path'] = '/v1/admin/catalogue/preview';
const PHOTOS: (typeof adminPhotos)['upload']['path'] = '/v1/admin/photos';
/** Time in ms without progress after which an upload is dead. Phones on weak networks are slow, so it is long. */
const STALLED_MS = 30_000;

export type Upload<T = StoredPicture> = { done: Promise<Result<T>>; abort: () => void };
type OnProgress = (share: number) => void;

/**
 * Uploads a picture and reports the sent share from 0 to 1. Uses XMLHttpRequest because `fetch` reports no upload progress. An aborted upload ends as
 * `offline`.
 */
export const uploadPicture = (picture: Blob, onProgress: OnProgress): Upload =>
  upload<StoredPicture>(PICTURES, picture, onProgress);

export const uploadOwnPicture = (
  purpose: MemberPicturePurpose,
  picture: Blob,
  onProgress: OnProgress,
): Upload =>
  upload<StoredPicture>(`${OWN_PICTURES}?${new URLSearchParams({ purpose })}`, picture, onProgress);

export const uploadPhoto = (picture: Blob, onProgress: OnProgress): Upload<Photo> =>
  upload<Photo>(PHOTOS, picture, onProgress);

/** Uploads a catalog file. `plan` names the changes to apply; without it they are only previewed. */
export function sendCatalogue(file: Blob, plan: string | null): Promise<Result<ImportPlan>> {
  const path = plan === null ? PREVIEW : `${CATALOGUE}?${new URLSearchParams({ plan })}`;
  return upload<ImportPlan>(path, file, () => {}).done;
}

function upload<T>(path: string, picture: Blob, onProgress: OnProgress): Upload<T> {
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_MS);
  };
  const sent = new Promise<Result<T>>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    });
    // Also after an error or an abort, with the status 0.
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      resolve(read<T>(request));
    });
  });
  let given = false;
  const start = async () => {
    const token = await freshToken();
    if (given) return read<T>(request);
    request.open('POST', path);
    request.setRequestHeader('accept-language', document.documentElement.lang || 'ko');
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    alive();
    request.send(picture);
    return sent;
  };
  const abort = () => {
    given = true;
    request.abort();
  };
  return { done: start(), abort };
}

function read<T>(request: XMLHttpRequest): Result<T> {
  const body = parsed(request.responseText) as Partial<Envelope<T> & ErrorBody> | null;
  if (request.status === 200 && body?.data) return { ok: true, value: body.data };
  const problem: Problem = {
    // A portal answers for the host, with a page.
    code:
      request.status === 0 || (!body && request.status < 500) ? 'offline' : (body?.code ?? 'server_error'),
    message: body?.errorMessage ?? null,
    fields: {},
  };
  return { ok: false, problem };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a valid token. An expired one is refreshed by any call of the account. */
async function freshToken(): Promise<string | null> {
  const token = session.freshToken();
  if (token !== null || !session.viewer()) return token;
  await attempt(() => api.users.me());
  return session.freshToken();
}
