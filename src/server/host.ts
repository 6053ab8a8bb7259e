import { Hono } from 'hono';
import { httpCalendars } from './adapters/calendars/http-calendars.ts';
import { aesGcm } from './adapters/encryption/aes-gcm.ts';
import { folderStore } from './adapters/files/folder.ts';
import { s3Store } from './adapters/files/s3.ts';
import { makePictures } from './adapters/files/pictures.ts';
import { googleIdentity } from './adapters/identity/google.ts';
import { embeddedMail } from './adapters/mail/embedded.ts';
import { smtpMail } from './adapters/mail/smtp.ts';
import { inTime } from './adapters/payments/in-time.ts';
import { sandboxGateway } from './adapters/payments/sandbox/gateway.ts';
import { reencryptReturnAddresses } from './adapters/payments/sandbox/store.ts';
import { sandboxPages } from './adapters/payments/sandbox/page.ts';
import { stripeGateway } from './adapters/payments/stripe/gateway.ts';
import { tossGateway } from './adapters/payments/toss/gateway.ts';
import { readablePicture, renderContract, renderSignedContract } from './adapters/pdf/contract-pdf.ts';
import { renderReceipt } from './adapters/pdf/receipt-pdf.ts';
import { renderResidenceCertificate } from './adapters/pdf/residence-pdf.ts';
import { noPush } from './adapters/push/none.ts';
import { webPush } from './adapters/push/web-push.ts';
import { configuredRate } from './adapters/rates/configured.ts';
import { manualRate } from './adapters/rates/manual.ts';
import { publishedRate } from './adapters/rates/published.ts';
import { configuredServices } from './adapters/services/configured.ts';
import { sharePictures } from './adapters/share/share-pictures.ts';
import { openSealer } from './adapters/signing/sealer.ts';
import { embeddedSms } from './adapters/sms/embedded.ts';
import { solapiSms } from './adapters/sms/solapi.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase, type Database } from './db/db.ts';
import { fillDemo } from './demo/fill.ts';
import { isDemoLogin } from './demo/people.ts';
import { madeForDemo } from './demo/house-pictures.ts';
import { migrate } from './db/migrate.ts';
import { whileNoOtherStarts } from './db/start-lock.ts';
import { devPages, movableClock } from './http/pages/dev.ts';
import { answerHeaders } from './http/api/security-headers.ts';
import { docs } from './http/api/docs.ts';
import { health } from './http/api/health.ts';
import { refuse } from './http/api/errors.ts';
import { handleErrors } from './http/api/handle-errors.ts';
import { serveApi } from './http/api/serve.ts';
import { runJobs } from './jobs.ts';
import { implementation } from './implementation.ts';
import { makeOutbox } from './platform/outbox.ts';
import { makePersonalData as makeMessageData } from './platform/personal-data.ts';
import { reencryptMessages } from './platform/posted-messages-store.ts';
import { personalData as account } from './modules/accounts/personal-data.ts';
import { accounts } from './modules/accounts/port.ts';
import { loggedInSince, makeSessions } from './modules/accounts/sessions.ts';
import { makeContracts } from './modules/contracts/issue.ts';
import { makePersonalData as makeCheckOutData } from './modules/check-outs/personal-data.ts';
import { makePersonalData as makeCertificateData } from './modules/certificates/personal-data.ts';
import { reencryptCertificates } from './modules/certificates/store.ts';
import { personalData as contractData } from './modules/contracts/personal-data.ts';
import { couponsInFile } from './modules/coupons/catalogue.ts';
import { housesInFile } from './modules/houses/admin/catalogue.ts';
import { makePrices } from './modules/houses/admin/prices.ts';
import { coupons } from './modules/coupons/port.ts';
import { personalData as eventData } from './modules/events/personal-data.ts';
import { siteFiles } from './modules/discovery/site-files.ts';
import { photoFiles } from './modules/files/photo-files.ts';
import { makeFiles } from './modules/files/port.ts';
import { makePersonalData as makePaymentData } from './modules/payments/personal-data.ts';
import { reencryptRefundAccounts } from './modules/payments/refund-accounts/store.ts';
import { payments } from './modules/payments/port.ts';
import { makeDevices } from './modules/push/port.ts';
import { rateByHand } from './modules/rates/port.ts';
import { makeReservations } from './modules/reservations/port.ts';
import { makePersonalData as makeReservationData } from './modules/reservations/personal-data.ts';
import { makePersonalData as makeReviewData } from './modules/reviews/personal-data.ts';
import { makePersonalData as makeTicketData } from './modules/tickets/personal-data.ts';
import { personalData as turnoverData } from './modules/turnovers/personal-data.ts';
import { personalData as alertData } from './modules/availability-alerts/personal-data.ts';
import { personalData as favouriteData } from './modules/favourites/personal-data.ts';
import { makeCalendars } from './modules/calendars/port.ts';
import { reencryptCalendars } from './modules/calendars/store.ts';
import { makeDoorCodes } from './modules/houses/door-codes/port.ts';
import { reencryptDoorCodes } from './modules/houses/door-codes/store.ts';
import { makeVacancies } from './modules/houses/port.ts';
import { makeEvents } from './modules/events/port.ts';
import { makeTurnovers } from './modules/turnovers/port.ts';
import { ownUids } from './platform/calendar-file.ts';
import type { Cipher } from './ports/secrets/cipher.ts';
import type { Clock } from './ports/clock.ts';
import type { Viewer } from './ports/sessions.ts';

export type Host = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  ctx: Context;
  revision: () => number;
  close(): Promise<void>;
};

export type HostOptions = {
  clock?: Clock;
  database?: Parameters<typeof openDatabase>[0];
  log?: Context['log'];
};

type Surroundings = Required<Pick<HostOptions, 'clock' | 'log'>>;

export async function createHost(config: Config, options: HostOptions = {}): Promise<Host> {
  const clock =
    options.clock ?? (config.testClock ? movableClock(config.testClock) : { now: () => Date.now() });
  const log = options.log ?? (config.log === 'silent' ? () => {} : print);
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: `${config.dataDir}/db` };
  const database = await openDatabase({ ...(options.database ?? where), seconds: config.databaseSeconds });
  return whileNoOtherStarts(database, async (unhurried) => {
    await migrate(unhurried);
    return compose(config, database, { clock, log });
  });
}

async function compose(config: Config, database: Database, { clock, log }: Surroundings): Promise<Host> {
  const cipher = aesGcm(config.encryptionKeys);
  await reencrypt(database.db, cipher);
  const ground = {
    db: database.db,
    cipher,
    clock,
    log,
    sealer: await openSealer({ config, clock, db: database.db }),
    pictures: makePictures(),
  };
  const { app, ctx, revision } = assemble(config, { ...ground, sessions: makeSessions(database) });
  if (config.demo) {
    const embedded = withoutServices(config);
    // Whoever acts in the demo is logged in, without a device of their own.
    const sessions = { current: (viewer: Viewer) => Promise.resolve(viewer) };
    await fillDemo(ctx, (db, past) => {
      const pictures = makePictures(madeForDemo());
      const host = assemble(embedded, { ...ground, db, clock: past, sessions, pictures });
      return { fetch: (request, env) => host.app.fetch(request, env), ctx: host.ctx };
    });
  }
  return {
    fetch: (request, env) => app.fetch(request, env),
    ctx,
    revision,
    close: () => database.close(),
  };
}

/** Returns the configuration without outside services: payments use the sandbox, mail and SMS stay in the outbox. */
function withoutServices(config: Config): Config {
  const none = undefined;
  return { ...config, toss: none, stripe: none, smtp: none, solapi: none, vapid: none, rateUrl: none };
}

/**
 * Re-encrypts everything stored under a former key with the present key, all or nothing.
 * @throws Error if a key is missing
 */
async function reencrypt(db: Context['db'], cipher: Cipher): Promise<void> {
  const renewed = (stored: string) =>
    cipher.isCurrent(stored) ? null : cipher.encrypt(cipher.decrypt(stored));
  await db.transaction().execute(async (trx) => {
    await reencryptDoorCodes(trx, renewed);
    await reencryptCalendars(trx, renewed);
    await reencryptCertificates(trx, renewed);
    await reencryptRefundAccounts(trx, renewed);
    await reencryptMessages(trx, cipher);
    await reencryptReturnAddresses(trx, renewed);
  });
}

type Ground = Pick<Context, 'db' | 'cipher' | 'clock' | 'log' | 'sealer' | 'sessions' | 'pictures'>;

function assemble(config: Config, ground: Ground): { app: Hono; ctx: Context; revision: () => number } {
  const { db, clock, log } = ground;
  const app = new Hono();
  const deliver = (request: Request) => app.fetch(request);
  const sandbox = sandboxGateway({ cipher: ground.cipher, db, clock, config, deliver });
  const files = makeFiles({ clock, config });
  const doorCodes = makeDoorCodes(ground);
  const base = {
    ...ground,
    config,
    ...senders(config, { clock, log }),
    ...servicesOf(config, { clock, log, db, sandbox }),
    accounts,
    payments,
    coupons,
    inFile: {
      houses: housesInFile({ cipher: ground.cipher, clock, accounts, config, files }),
      coupons: couponsInFile({ clock, accounts }),
    },
    files,
    doorCodes,
    isDemoLogin,
    calendars: makeCalendars({ clock }),
    vacancies: makeVacancies({ clock }),
    prices: makePrices({ db, clock }),
    turnovers: makeTurnovers({ clock, files }),
    devices: makeDevices(() => loggedInSince({ clock, config })),
    personalData: [
      account,
      makeReservationData({ clock, doorCodes }),
      makePaymentData({ clock, cipher: ground.cipher }),
      contractData,
      makeCertificateData({ clock, cipher: ground.cipher }),
      turnoverData,
      makeTicketData({ files }),
      eventData,
      favouriteData,
      alertData,
      makeReviewData({ files }),
      makeCheckOutData({ files }),
      makeMessageData(ground),
    ],
  };
  const outbox = makeOutbox(base);
  const events = makeEvents({ ...base, outbox });
  const contracts = makeContracts({ ...base, outbox });
  const reservations = makeReservations({ ...base, outbox, contracts, events });
  const ctx: Context = { ...base, outbox, contracts, reservations, events };

  const revision = countWrites(app);
  app.use('*', answerHeaders(config));
  refuseNullBytes(app);
  app.onError(handleErrors(ctx));
  // The sandbox's pages take payments, so they are there only where it does.
  if (Object.values(ctx.gateways).includes(sandbox)) app.route('/sandbox', sandboxPages(ctx));
  mount(app, ctx);
  return { app, ctx, revision };
}

function mount(app: Hono, ctx: Context): void {
  if (ctx.config.devPages)
    // A run that is under way began at an earlier time: what is due now is done when this one has ended.
    app.route(
      '/dev',
      devPages(ctx, () => runJobs(ctx, 'wait')),
    );
  app.route('/', health(ctx));
  app.route('/', docs(ctx));
  app.route('/', photoFiles(ctx));
  app.route('/', siteFiles(ctx));
  app.route('/', serveApi(implementation, ctx));
}

function senders(config: Config, { clock, log }: Surroundings) {
  return {
    mail: config.smtp ? smtpMail(config.smtp) : embeddedMail({ log }),
    sms: config.solapi ? solapiSms({ ...config.solapi, clock }) : embeddedSms({ log }),
    push: config.vapid ? webPush({ ...config.vapid, publicUrl: config.publicUrl }) : noPush,
  };
}

type Stores = Surroundings & { db: Context['db']; sandbox: ReturnType<typeof sandboxGateway> };

function servicesOf(config: Config, { clock, log, db, sandbox }: Stores) {
  const configured = configuredRate({ config, clock });
  return {
    rates: manualRate({
      clock,
      inForce: (at) => rateByHand(db, at),
      otherwise: config.rateUrl
        ? publishedRate({ url: config.rateUrl, configured, db, clock, log })
        : configured,
    }),
    pdf: { picture: readablePicture, render: renderContract, renderSigned: renderSignedContract },
    receipts: { render: renderReceipt },
    certificatePdf: { render: renderResidenceCertificate },
    fileStore: config.s3 ? s3Store(config.s3) : folderStore(config.filesDir),
    sharePictures: sharePictures(),
    calendarReader: httpCalendars({
      loopback: config.calendarLoopback,
      ownUids: ownUids(config.publicUrl),
    }),
    gateways: {
      domestic: config.toss ? inTime(tossGateway({ ...config.toss, clock })) : sandbox,
      international: config.stripe ? inTime(stripeGateway({ ...config.stripe, clock })) : sandbox,
    },
    services: configuredServices(config),
    google: config.google && googleIdentity({ ...config, clock, google: config.google }),
  };
}

/**
 * Counts successful writes.
 * @returns a function that gives the count so far: pages rendered before a write may be stale.
 */
function countWrites(app: Hono): () => number {
  let writes = 0;
  app.use('*', async (c, next) => {
    await next();
    if (c.req.method !== 'GET' && c.res.status < 400) writes += 1;
  });
  return () => writes;
}

/** Refuses null bytes in input, because PostgreSQL cannot store them in a text. */
function refuseNullBytes(app: Hono): void {
  app.use('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (/%00|\0/.test(pathname)) refuse('not_found');
    if (/%00|\0/.test(search)) refuse('invalid_input');
    return next();
  });
}

function print(line: string, details?: unknown): void {
  console.log(line, ...(details === undefined ? [] : [details]));
}
