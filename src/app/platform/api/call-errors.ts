import type { ErrorBody, ErrorCode } from '#contract/wire.ts';

/** A refusal of the host with its status, response and error body (docs/specification.md#error-catalogue). `message` is for the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
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

/** True if the response is not from our host, such as a captive portal's or a proxy's page. */
export const isForeign = ({ status, headers }: Response): boolean =>
  status < 500 && /\bhtml\b/.test(headers.get('content-type') ?? '');

/** The host could not be reached. The call may or may not have arrived. */
export class NetworkError extends Error {}
