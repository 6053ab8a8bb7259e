import type { Kysely } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { Config } from './config.ts';
import type { Schema } from './db/schema.ts';
import type { Accounts } from './ports/accounts.ts';
import type { CalendarReader, Calendars } from './ports/calendars.ts';
import type { Cipher } from './ports/secrets/cipher.ts';
import type { Clock } from './ports/clock.ts';
import type { CouponsInFile, HousesInFile } from './ports/catalogue.ts';
import type { Contracts } from './ports/contracts.ts';
import type { Coupons } from './ports/pricing/coupons.ts';
import type { Trx } from './ports/database.ts';
import type { DoorCodes } from './ports/secrets/door-codes.ts';
import type { Files, FileStore, Pictures } from './ports/files.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { MailSender } from './ports/mail.ts';
import type { Outbox } from './ports/outbox.ts';
import type { PaymentGateway, Payments } from './ports/payments.ts';
import type { CertificatePdf, ContractPdf, ReceiptPdf } from './ports/documents/pdf.ts';
import type { PersonalData } from './ports/personal-data.ts';
import type { Devices, PushSender } from './ports/push.ts';
import type { Prices } from './ports/pricing/prices.ts';
import type { RateProvider } from './ports/pricing/rates.ts';
import type { Reservations } from './ports/reservations.ts';
import type { PageServices } from './ports/services.ts';
import type { SharePictures } from './ports/share-pictures.ts';
import type { Sessions, Viewer } from './ports/sessions.ts';
import type { Sealer } from './ports/signing.ts';
import type { SmsSender } from './ports/sms.ts';
import type { Events } from './ports/events.ts';
import type { Vacancies } from './ports/vacancies.ts';
import type { Turnovers } from './ports/turnovers.ts';

/** Everything the host's modules work with; made once by `main.ts`, or by a test. */
export type Context = {
  config: Config;
  clock: Clock;
  db: Kysely<Schema>;
  mail: MailSender;
  sms: SmsSender;
  push: PushSender;
  /** Services of others that pages load after consent. */
  services: PageServices;
  devices: Devices;
  rates: RateProvider;
  pdf: ContractPdf;
  sealer: Sealer;
  receipts: ReceiptPdf;
  certificatePdf: CertificatePdf;
  fileStore: FileStore;
  pictures: Pictures;
  sharePictures: SharePictures;
  files: Files;
  turnovers: Turnovers;
  events: Events;
  gateways: { domestic: PaymentGateway; international: PaymentGateway };
  outbox: Outbox;
  contracts: Contracts;
  coupons: Coupons;
  /** Houses and coupons in files of the catalogue. */
  inFile: { houses: HousesInFile; coupons: CouponsInFile };
  payments: Payments;
  reservations: Reservations;
  accounts: Accounts;
  vacancies: Vacancies;
  prices: Prices;
  calendarReader: CalendarReader;
  calendars: Calendars;
  cipher: Cipher;
  doorCodes: DoorCodes;
  sessions: Sessions;
  /** Google sign-in; null where the operator has no keys for it. */
  google: IdentityProvider | null;
  /** Every module that holds something about people. */
  personalData: PersonalData[];
  /** True for an account of the demo with the password that everybody knows. */
  isDemoLogin: (email: string, password: string) => boolean;
  log: (line: string, details?: unknown) => void;
};

/** Carries the secret by which a browser is recognised; scripts of a page cannot read it. */
export type DeviceCookie = {
  /** The secret that the browser sent, or null. */
  secret: string | null;
  /** Has the answer store one in the browser, for so many milliseconds. */
  keep(secret: string, lifeMs: number): void;
};

/** The circumstances of a call, beside its parsed input. */
export type Caller<V = Viewer | null> = {
  viewer: V;
  language: Language;
  ip: string;
  /** Somebody at this very machine asks, not through a proxy. */
  isLocal: boolean;
  userAgent: string;
  device: DeviceCookie;
  request: Request;
  /** The body as it was sent; signatures are made over it. */
  rawBody: string;
};

/** Runs `work` in one transaction: all of it holds, or none. */
export function inTransaction<T>(ctx: Context, work: (trx: Trx) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(work);
}
