import type { ErrorBody, ErrorCode } from '#contract/wire.ts';

/** A refusal of the host (spec section 8: status, response and the server's error body). `message` is for the person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly body: ErrorBody;
  readonly retryAfter: number | null;

  constructor(status: number, body: ErrorBody, retryAfter: number | null = null) {
    super(body.errorMessage);
    this.status = status;
    this.code = body.code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** True of an answer that is not our host's, which has no page for a call: a captive portal's, or a proxy's in its place. */
export const isForeign = ({ status, headers }: Response): boolean =>
  status < 500 && /\bhtml\b/.test(headers.get('content-type') ?? '');

/** The host could not be reached: nothing is known of whether the call arrived. */
export class NetworkError extends Error {}
