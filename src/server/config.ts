import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Conversion } from '#contract/services.ts';
import { Environment, type Given } from './environment.ts';
import { isLoopback, isLoopbackUrl } from './platform/loopback.ts';
import { encryptionKey, storedSecret, storedVapid } from './platform/secrets/stored-secrets.ts';

export type Config = {
  host: string;
  port: number;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Time limit in seconds for a PostgreSQL statement and for the wait for a connection. Beyond it a call is answered with 503. */
  databaseSeconds: number;
  dataDir: string;
  filesDir: string;
  s3:
    | {
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
        endpoint: string | undefined;
        pathStyle: boolean;
      }
    | undefined;
  /** The public address of the product, with which links in messages begin. No slash at the end. */
  publicUrl: string;
  appOrigins: string[];
  tokenKey: Uint8Array;
  /** Keys of 32 bytes for encrypted columns of the database: the first encrypts, all decrypt. */
  encryptionKeys: Uint8Array[];
  /** Allows external calendars on this machine, for tests and development. */
  calendarLoopback: boolean;
  accessTokenSeconds: number;
  refreshTokenDays: number;
  /** Certificate and key in PEM that seal signed contracts. Without them a self-issued pair in the database is used. */
  signing: { certificate: string; key: string } | undefined;
  krwPerUsd: string;
  /** Keys for Google sign-in; without them it is not offered. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Number of the operator's proxies in front of the host. Each appends to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Fills an empty database with the demo. On by default for the embedded database only. */
  demo: boolean;
  /** From where people may log in to the demo's accounts, which have publicly known passwords. */
  demoLogins: 'loopback' | 'anywhere';
  /** The outbox and gallery pages under /dev. On by default for the embedded database only. */
  devPages: boolean;
  /** For tests: the instant at which the host's clock starts. `POST /dev/clock` moves it. */
  testClock: string | undefined;
  /** Payment providers; without them the sandbox is used. */
  toss: { clientKey: string; secretKey: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** The server that sends mail; without it the outbox is the mailbox. */
  smtp: { url: string; from: string } | undefined;
  /** The service that sends text messages; without it the outbox is the phone. */
  solapi: { apiKey: string; apiSecret: string; from: string } | undefined;
  /** The keys that identify this host to push services; without them there are no notifications. */
  vapid: { publicKey: string; privateKey: string } | undefined;
  analytics: { measurementId: string } | undefined;
  advertising: { conversionId: string; labels: Partial<Record<Conversion, string>> } | undefined;
  /** `secret`, in hexadecimal, makes the hashes by which the chat service identifies members. */
  chat: { pluginKey: string; secret: string } | undefined;
  /** The address from which won per dollar is read once a day; without it `krwPerUsd` applies. */
  rateUrl: string | undefined;
  /** Makes browsers remove the service worker and its caches at their next visit. */
  killWorker: boolean;
  /** `here` if this host also runs the jobs, `elsewhere` if a separate process does. */
  jobs: 'here' | 'elsewhere';
  log: 'text' | 'silent';
};

/**
 * Reads the environment.
 * @throws an Error that names the variable and the expected value
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const it = parseEnvironment(env);
  const embedded = it.DATABASE_URL === undefined;
  const dataDir = resolve(it.DATA_DIR);
  refuseUnsafe(it, embedded);
  const google = allOrNone(it, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const toss = allOrNone(it, 'TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY');
  const stripe = allOrNone(it, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (!embedded && Boolean(toss) !== Boolean(stripe))
    throw new Error(
      'Configuration: TOSS_* (in Korea) and STRIPE_* (international) must be set together, or the sandbox takes half of the payments',
    );
  const smtp = allOrNone(it, 'SMTP_URL', 'MAIL_FROM');
  const solapi = allOrNone(it, 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_FROM');
  const vapid = allOrNone(it, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  return {
    host: it.HOST,
    port: it.PORT,
    databaseUrl: it.DATABASE_URL,
    databaseSeconds: it.DATABASE_TIMEOUT,
    dataDir,
    filesDir: it.FILES_DIR ? resolve(it.FILES_DIR) : join(dataDir, 'files'),
    s3: bucketOf(it),
    publicUrl: (it.PUBLIC_URL ?? `http://localhost:${it.PORT}`).replace(/\/$/, ''),
    appOrigins: it.APP_ORIGINS.split(',').filter(Boolean),
    ...secretKeys(it, dataDir),
    calendarLoopback: it.CALENDAR_LOOPBACK ?? false,
    accessTokenSeconds: 15 * 60,
    refreshTokenDays: 30,
    signing: signingPair(it),
    krwPerUsd: it.KRW_PER_USD,
    google: google ? { clientId: google[0], clientSecret: google[1], issuer: it.GOOGLE_ISSUER } : null,
    trustedProxies: it.TRUST_PROXY,
    demo: it.DEMO === undefined ? embedded : it.DEMO !== '0',
    demoLogins: it.DEMO === 'open' ? 'anywhere' : 'loopback',
    devPages: it.DEV_PAGES ?? embedded,
    testClock: it.TEST_CLOCK,
    toss: toss && { clientKey: toss[0], secretKey: toss[1] },
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1] },
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    solapi: solapi && { apiKey: solapi[0], apiSecret: solapi[1], from: solapi[2] },
    vapid: vapid
      ? { publicKey: vapid[0], privateKey: vapid[1] }
      : embedded
        ? storedVapid(dataDir)
        : undefined,
    ...pageServices(it),
    rateUrl: it.RATE_URL,
    killWorker: it.KILL_WORKER ?? false,
    jobs: it.JOBS,
    log: it.LOG,
  };
}

/**
 * Parses the variables that are set.
 * @throws an Error that names those with a wrong value
 */
function parseEnvironment(env: Record<string, string | undefined>): Given {
  // Compose files and shells set what they leave out to nothing.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map(
    (issue) => `${issue.path?.map((step) => String(step.key)).join('.')} ${issue.message}`,
  );
  throw new Error(`Configuration: ${problems.join('; ')}`);
}

function bucketOf(it: Given): Config['s3'] {
  const s3 = allOrNone(it, 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (!s3 && (it.S3_ENDPOINT !== undefined || it.S3_PATH_STYLE !== undefined))
    throw new Error('Configuration: S3_BUCKET must be set beside S3_ENDPOINT and S3_PATH_STYLE');
  if (!s3) return undefined;
  const [bucket, region, accessKeyId, secretAccessKey] = s3;
  const pathStyle = it.S3_PATH_STYLE ?? false;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: it.S3_ENDPOINT, pathStyle };
}

function pageServices(it: Given): Pick<Config, 'analytics' | 'advertising' | 'chat'> {
  const chat = allOrNone(it, 'CHANNEL_PLUGIN_KEY', 'CHANNEL_SECRET');
  return {
    analytics: it.GA_MEASUREMENT_ID ? { measurementId: it.GA_MEASUREMENT_ID } : undefined,
    advertising: it.GOOGLE_ADS_ID
      ? { conversionId: it.GOOGLE_ADS_ID, labels: it.GOOGLE_ADS_LABELS }
      : undefined,
    chat: chat && { pluginKey: chat[0], secret: chat[1] },
  };
}

/** @throws an Error if settings contradict each other or would expose a host with demo accounts to the network. */
function refuseUnsafe(it: Given, embedded: boolean): void {
  if (!embedded && !it.TOKEN_SECRET)
    throw new Error('Configuration: TOKEN_SECRET must be set beside DATABASE_URL');
  if (embedded && it.JOBS === 'elsewhere')
    throw new Error(
      'Configuration: JOBS=elsewhere needs DATABASE_URL; the embedded database has one process',
    );
  const sign = signOfPublicAddress(it);
  if (embedded && sign && (it.DEMO === undefined || it.DEV_PAGES === undefined))
    throw new Error(
      `Configuration: ${sign} opens this host to the network, and with the embedded database it has demo accounts whose passwords everybody knows (DEMO) and an outbox that shows every reset link (DEV_PAGES): set both outright, to 0 or to 1, or keep HOST, PUBLIC_URL and APP_ORIGINS on this machine and TRUST_PROXY at 0`,
    );
}

function signOfPublicAddress(it: Given): string | undefined {
  if (!isLoopback(it.HOST)) return `HOST=${it.HOST}`;
  if (it.PUBLIC_URL !== undefined && !isLoopbackUrl(it.PUBLIC_URL)) return `PUBLIC_URL=${it.PUBLIC_URL}`;
  if (it.TRUST_PROXY > 0) return `TRUST_PROXY=${it.TRUST_PROXY}`;
  const origin = it.APP_ORIGINS.split(',').find((each) => each !== '' && !isLoopbackUrl(each));
  return origin && `APP_ORIGINS=${origin}`;
}

/**
 * Reads the certificate and key that the two variables point to.
 * @throws an Error that names the variable
 */
function signingPair(it: Given): Config['signing'] {
  if (!it.SIGNING_CERT && !it.SIGNING_KEY) return undefined;
  const read = (name: 'SIGNING_CERT' | 'SIGNING_KEY') => {
    try {
      return readFileSync(it[name] ?? '', 'utf8');
    } catch {
      throw new Error(`Configuration: ${name} must be the path of a PEM file, and be set beside the other`);
    }
  };
  const certificate = read('SIGNING_CERT');
  const key = read('SIGNING_KEY');
  try {
    const opened = createPrivateKey({ key, passphrase: it.SIGNING_KEY_PASSWORD });
    if (new X509Certificate(certificate).checkPrivateKey(opened))
      return { certificate, key: opened.export({ type: 'pkcs8', format: 'pem' }).toString() };
  } catch (cause) {
    throw new Error('Configuration: SIGNING_CERT or SIGNING_KEY cannot be read', { cause });
  }
  throw new Error('Configuration: SIGNING_KEY does not belong to SIGNING_CERT');
}

/**
 * Requires settings that only work together: all of them, or none.
 * @throws if some are missing
 */
function allOrNone<const N extends (keyof Given)[]>(
  it: Given,
  ...names: N
): { [K in keyof N]: string } | undefined {
  const values = names.map((name) => it[name]);
  if (values.every((value) => value === undefined)) return undefined;
  const missing = names.filter((name) => it[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Configuration: ${missing.join(' and ')} must be set beside the others`);
  return values.map(String) as { [K in keyof N]: string };
}

/** Derives keys from secrets. Without ENCRYPTION_KEY, the secret that signs tokens is used. */
function secretKeys(it: Given, dataDir: string): Pick<Config, 'tokenKey' | 'encryptionKeys'> {
  const tokenSecret = it.TOKEN_SECRET ?? storedSecret(dataDir);
  return {
    tokenKey: createHash('sha256').update(tokenSecret).digest(),
    encryptionKeys: [...(it.ENCRYPTION_KEY ?? []), tokenSecret].map(encryptionKey),
  };
}
