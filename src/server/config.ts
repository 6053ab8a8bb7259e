import { createHash, createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number));
const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'must be won per dollar with at most four decimals, e.g. 1385.5'),
);
const flag = v.pipe(
  v.picklist(['1', '0'], 'must be 1 or 0'),
  v.transform((text) => text === '1'),
);

const issuer = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.check(
    (text) => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/.test(text),
    'must begin with https:// unless it is on this machine',
  ),
);

const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4100'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres', 'must be a postgres:// address'))),
  DATA_DIR: v.optional(v.string(), '.data'),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  APP_ORIGINS: v.optional(v.string(), ''),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SIGNING_CERT: v.optional(v.string()),
  SIGNING_KEY: v.optional(v.string()),
  SIGNING_KEY_PASSWORD: v.optional(v.string()),
  KRW_PER_USD: v.optional(rate, '1385.5'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  TRUST_PROXY: v.optional(flag, '0'),
  DEMO: v.optional(flag),
  DEV_PAGES: v.optional(flag),
  TEST_CLOCK: v.optional(
    v.pipe(v.string(), v.isoTimestamp('must be an instant such as 2026-11-21T01:00:00Z')),
  ),
  LOG: v.optional(v.picklist(['text', 'silent'], 'must be text or silent'), 'text'),
});

/** What the operator decides. Parsed once, at the start. */
export type Config = {
  host: string;
  port: number;
  /** PostgreSQL; without it the embedded database in `dataDir` serves. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where people reach the product; links in messages begin with it. No slash at the end. */
  publicUrl: string;
  appOrigins: string[];
  tokenKey: Uint8Array;
  accessTokenSeconds: number;
  refreshTokenDays: number;
  /** Certificate and key in PEM that seal signed contracts; without them the database keeps a self-issued pair. */
  signing: { certificate: string; key: string } | undefined;
  krwPerUsd: string;
  /** Keys for Google sign-in; without them it is not offered. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  trustProxy: boolean;
  /** Fill an empty database with the demo. On by default for the embedded database only. */
  demo: boolean;
  /** The outbox and gallery pages under /dev. On by default for the embedded database only. */
  devPages: boolean;
  /** Tests set Seoul's clock: the host then starts at this instant and `POST /dev/clock` moves it. */
  testClock: string | undefined;
  log: 'text' | 'silent';
};

/** Reads the environment. @throws an Error that names the variable and what it must be. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = v.safeParse(Environment, env);
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${issue.path?.map((step) => String(step.key)).join('.')} ${issue.message}`,
    );
    throw new Error(`Configuration: ${problems.join('; ')}`);
  }
  const it = parsed.output;
  const embedded = it.DATABASE_URL === undefined;
  const dataDir = resolve(it.DATA_DIR);
  if (!embedded && !it.TOKEN_SECRET)
    throw new Error('Configuration: TOKEN_SECRET must be set beside DATABASE_URL');
  return {
    host: it.HOST,
    port: it.PORT,
    databaseUrl: it.DATABASE_URL,
    dataDir,
    publicUrl: (it.PUBLIC_URL ?? `http://localhost:${it.PORT}`).replace(/\/$/, ''),
    appOrigins: it.APP_ORIGINS.split(',').filter(Boolean),
    tokenKey: createHash('sha256')
      .update(it.TOKEN_SECRET ?? keptSecret(dataDir))
      .digest(),
    accessTokenSeconds: 15 * 60,
    refreshTokenDays: 30,
    signing: signingPair(it),
    krwPerUsd: it.KRW_PER_USD,
    google: googleKeys(it),
    trustProxy: it.TRUST_PROXY,
    demo: it.DEMO ?? embedded,
    devPages: it.DEV_PAGES ?? embedded,
    testClock: it.TEST_CLOCK,
    log: it.LOG,
  };
}

function googleKeys(it: v.InferOutput<typeof Environment>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = it;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret)
    throw new Error('Configuration: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together');
  return { clientId, clientSecret, issuer };
}

/** The certificate and the key that the two variables lead to. @throws an Error that names the variable. */
function signingPair(it: v.InferOutput<typeof Environment>): Config['signing'] {
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

/** An embedded host makes its own secret once and keeps it beside its data, so that restarts log nobody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
