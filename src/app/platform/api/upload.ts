import type { adminFiles } from '#contract/admin/files.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Envelope, ErrorBody } from '#contract/wire.ts';
import { session } from '../session/session.ts';
import { api } from './api.ts';
import { attempt, type Problem, type Result } from './result.ts';

const PATH: (typeof adminFiles)['upload']['path'] = '/v1/admin/files';
/** A phone in a stairwell is slow; a connection that brings nothing for so long is dead. */
const STALLED_MS = 30_000;

/** An upload under way. */
export type Upload = { done: Promise<Result<StoredPicture>>; abort: () => void };

/**
 * Uploads a picture and tells how much of it has left, from 0 to 1. By XMLHttpRequest: no `fetch` of a browser tells that. An upload that
 * is given up ends as `offline`.
 */
export function uploadPicture(picture: Blob, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_MS);
  };
  const sent = new Promise<Result<StoredPicture>>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    });
    // Also after an error or an abort, with the status 0.
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      resolve(read(request));
    });
  });
  let given = false;
  const start = async () => {
    const token = await freshToken();
    if (given) return read(request);
    request.open('POST', PATH);
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

function read(request: XMLHttpRequest): Result<StoredPicture> {
  const body = parsed(request.responseText) as Partial<Envelope<StoredPicture> & ErrorBody> | null;
  if (request.status === 200 && body?.data) return { ok: true, value: body.data };
  const problem: Problem = {
    code: request.status === 0 ? 'offline' : (body?.code ?? 'server_error'),
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

/** A token that is good for now: where it has run out, any call of an account refreshes it. */
async function freshToken(): Promise<string | null> {
  const token = session.freshToken();
  if (token !== null || !session.viewer()) return token;
  await attempt(() => api.users.me());
  return session.freshToken();
}
