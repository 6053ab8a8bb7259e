import { PAGINATION_HEADER, type Envelope, type ErrorBody, type PageInfo } from '#contract/wire.ts';
import { askHost } from '../offline/reachability.ts';
import { session } from '../session/session.ts';
import type { HostResponse } from './call.ts';
import { ApiError, NetworkError } from './call-errors.ts';

/**
 * Returns what a successful response holds: a file, data, or data with its page.
 * @throws NetworkError if it is not from our host
 */
export async function readAnswer(
  response: Response,
  url: string,
  kind: EndpointRow[3],
): Promise<HostResponse> {
  if (kind === 1) return { url, data: await response.blob() };
  const { data } = await envelopeOf<unknown>(response);
  if (kind !== 2) return { url, data };
  return { url, data, page: JSON.parse(response.headers.get(PAGINATION_HEADER) ?? 'null') as PageInfo };
}

/**
 * Returns the body of a successful response.
 * @throws NetworkError if it is not from our host
 */
export async function envelopeOf<T>(response: Response): Promise<Envelope<T>> {
  const body = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (body && 'data' in body) return body;
  askHost();
  throw new NetworkError('Somebody else answers for the host');
}

/**
 * Returns the error of a refused call; its message is empty if the body has none, as with a proxy. A 401 clears both tokens unless another tab stored
 * newer ones.
 */
export async function refusalOf(response: Response, token: string | null): Promise<ApiError> {
  const given: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = response.status < 500 ? 'invalid_input' : 'server_error';
  const refusal: ErrorBody = { errorMessage: '', code, ...(given as Partial<ErrorBody> | null) };
  if (response.status === 401 && (token === null ? !session.viewer() : session.accessToken() === token))
    session.clear(refusal.code);
  return new ApiError(response, refusal);
}

/** Returns the error the host would give without a log-in, without calling it. */
export function loggedOut(): ApiError {
  if (session.accessToken() !== null && !session.viewer()) session.clear();
  return new ApiError(new Response(null, { status: 401 }), { errorMessage: '', code: 'unauthorized' });
}
