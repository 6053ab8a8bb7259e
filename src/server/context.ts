import type { Kysely } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { Config } from './config.ts';
import type { Schema } from './db/schema.ts';
import type {
  Clock,
  ContractPdf,
  Contracts,
  IdentityProvider,
  MailSender,
  Outbox,
  PaymentGateway,
  PersonalData,
  PushSender,
  RateProvider,
  ReceiptPdf,
  ReservationLife,
  Sealer,
  Sessions,
  SmsSender,
  Trx,
  Viewer,
} from './ports.ts';

export type { Db, Viewer } from './ports.ts';

/** Everything the host's modules work with; made once by `main.ts`, or by a test. */
export type Context = {
  config: Config;
  clock: Clock;
  db: Kysely<Schema>;
  mail: MailSender;
  sms: SmsSender;
  push: PushSender;
  rates: RateProvider;
  pdf: ContractPdf;
  sealer: Sealer;
  receipts: ReceiptPdf;
  gateways: { domestic: PaymentGateway; international: PaymentGateway };
  outbox: Outbox;
  contracts: Contracts;
  life: ReservationLife;
  sessions: Sessions;
  /** Google sign-in; null where the operator has no keys for it. */
  google: IdentityProvider | null;
  /** Every module that holds something about people. */
  personalData: PersonalData[];
  log: (line: string, details?: unknown) => void;
};

/** What a call brings besides its parsed input. */
export type Caller<V = Viewer | null> = {
  viewer: V;
  language: Language;
  ip: string;
  userAgent: string;
  request: Request;
  /** The body as it was sent; signatures are made over it. */
  rawBody: string;
};

/** Runs `work` in one transaction: all of it holds, or none. */
export function inTransaction<T>(ctx: Context, work: (trx: Trx) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(work);
}
