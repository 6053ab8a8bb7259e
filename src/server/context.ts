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

export type Context = {
  config: Config;
  clock: Clock;
  db: Kysely<Schema>;
  mail: MailSender;
  sms: SmsSender;
  push: PushSender;
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
  google: IdentityProvider | null;
  personalData: PersonalData[];
  isDemoLogin: (email: string, password: string) => boolean;
  log: (line: string, details?: unknown) => void;
};

/** Carries the secret that identifies a browser. Scripts of a page cannot read it. */
export type DeviceCookie = {
  secret: string | null;
  /** Makes the answer store a secret in the browser, for `lifeMs` milliseconds. */
  keep(secret: string, lifeMs: number): void;
};

export type Caller<V = Viewer | null> = {
  viewer: V;
  language: Language;
  ip: string;
  /** True if the caller is on this machine and not behind a proxy. */
  isLocal: boolean;
  userAgent: string;
  device: DeviceCookie;
  request: Request;
  /** The body exactly as sent, because signatures are computed over it. */
  rawBody: string;
};

export function inTransaction<T>(ctx: Context, work: (trx: Trx) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(work);
}
