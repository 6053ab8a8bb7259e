import type { ErrorBody, ErrorCode } from '#contract/wire.ts';

/** A refusal of the host (docs/specification.md#error-catalogue: status, response and the server's error body). `message` is for the person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** The response as it came; it can still be read. */
  readonly response: Response;
  readonly body: ErrorBody;

  constructor(response: Response, body: ErrorBody) {
    super(body.errorMessage);
    this.status = response.status;
    this.code = body.code;
    this.response = response;
    this.body = body;
  }
}

/** True of an answer that is not our host's, which has no page for a call: a captive portal's, or a proxy's in its place. */
export const isForeign = ({ status, headers }: Response): boolean =>
  status < 500 && /\bhtml\b/.test(headers.get('content-type') ?? '');

/** The host could not be reached: nothing is known of whether the call arrived. */
export class NetworkError extends Error {}
