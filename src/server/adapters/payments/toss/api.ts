import * as v from 'valibot';

/** Longer than the provider takes for a confirmation, and shorter than a phone waits for us. */
const PATIENCE_MS = 25_000;

const Cancel = v.object({
  transactionKey: v.string(),
  cancelAmount: v.number(),
  cancelReason: v.nullish(v.string()),
  cancelStatus: v.nullish(v.string()),
});

const TossPayment = v.object({
  paymentKey: v.string(),
  orderId: v.string(),
  status: v.picklist([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'EXPIRED',
    'ABORTED',
  ]),
  method: v.nullish(v.string()),
  totalAmount: v.number(),
  balanceAmount: v.number(),
  currency: v.string(),
  cancels: v.nullish(v.array(Cancel)),
  card: v.nullish(v.object({ number: v.nullish(v.string()) })),
  virtualAccount: v.nullish(
    v.object({
      accountNumber: v.nullish(v.string()),
      bankCode: v.nullish(v.string()),
      customerName: v.nullish(v.string()),
      dueDate: v.nullish(v.string()),
      refundReceiveAccount: v.nullish(
        v.object({ bankCode: v.string(), accountNumber: v.string(), holderName: v.string() }),
      ),
    }),
  ),
});
export type TossPayment = v.InferOutput<typeof TossPayment>;

/** Refusals that do not tell the outcome of the payment: our key is wrong, the provider has a problem, or the same request is still running. */
export const unclear = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
]);
const BillingKey = v.object({
  billingKey: v.string(),
  customerKey: v.string(),
  card: v.nullish(v.object({ number: v.nullish(v.string()) })),
});

export class TossError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`Toss Payments ${status} ${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

export type TossApi = {
  get(path: string): Promise<TossPayment>;
  /** Two calls with the same key count as one request, for 15 days. */
  post(path: string, body: object, idempotencyKey: string): Promise<TossPayment>;
  issue(body: object, idempotencyKey: string): Promise<v.InferOutput<typeof BillingKey>>;
};

/**
 * Calls the payment API with the secret key.
 * @throws TossError for a refusal, another error if the outcome is unknown
 */
export function tossApi(base: string, secretKey: string): TossApi {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const call = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<v.InferOutput<S>> => {
    const response = await fetch(base + path, {
      ...init,
      headers: { authorization, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return v.parse(schema, body);
    const { code, message } = v.parse(v.object({ code: v.string(), message: v.string() }), body);
    throw new TossError(response.status, code, message);
  };
  const send = <S extends v.GenericSchema>(schema: S, path: string, body: object, key: string) =>
    call(schema, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  return {
    get: (path) => call(TossPayment, path, {}),
    post: (path, body, key) => send(TossPayment, path, body, key),
    issue: (body, key) => send(BillingKey, '/v1/billing/authorizations/issue', body, key),
  };
}
