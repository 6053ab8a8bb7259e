import * as v from 'valibot';
import { conversions } from '#contract/services.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number));
const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'must be won per dollar with at most four decimals, e.g. 1385.5'),
);
const proxies = v.pipe(
  v.string(),
  v.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9'),
  v.transform(Number),
);
const seconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'must be a number of seconds, 1 to 9999'),
  v.transform(Number),
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

const conversionLabels = v.pipe(
  v.string(),
  v.transform((text) =>
    Object.fromEntries(
      text
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('=')),
    ),
  ),
  v.record(
    v.picklist(conversions, `must name conversions: ${conversions.join(', ')}`),
    v.pipe(v.string('must give each a label, e.g. share=AbC'), v.regex(/^[\w-]{1,64}$/, 'must hold labels')),
  ),
);

/** Parses the key that encrypts, followed by former keys that still decrypt, separated by commas. */
const encryptionKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((key) => key.trim())),
  v.array(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters each'))),
);

/** The environment variables of the host, as documented in docs/operations.md. */
export const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4100'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres', 'must be a postgres:// address'))),
  DATABASE_TIMEOUT: v.optional(seconds, '20'),
  DATA_DIR: v.optional(v.string(), '.data'),
  FILES_DIR: v.optional(v.string()),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  S3_PATH_STYLE: v.optional(flag),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  APP_ORIGINS: v.optional(v.string(), ''),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  ENCRYPTION_KEY: v.optional(encryptionKeys),
  CALENDAR_LOOPBACK: v.optional(flag),
  SIGNING_CERT: v.optional(v.string()),
  SIGNING_KEY: v.optional(v.string()),
  SIGNING_KEY_PASSWORD: v.optional(v.string()),
  KRW_PER_USD: v.optional(rate, '1385.5'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  TRUST_PROXY: v.optional(proxies, '0'),
  DEMO: v.optional(v.picklist(['1', '0', 'open'], 'must be 0, 1 or open')),
  DEV_PAGES: v.optional(flag),
  TEST_CLOCK: v.optional(
    v.pipe(v.string(), v.isoTimestamp('must be an instant such as 2026-11-21T01:00:00Z')),
  ),
  TOSS_CLIENT_KEY: v.optional(v.string()),
  TOSS_SECRET_KEY: v.optional(v.string()),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/@/, 'must be an address, e.g. Ondol <hello@ondol.example>')),
  ),
  SOLAPI_API_KEY: v.optional(v.string()),
  SOLAPI_API_SECRET: v.optional(v.string()),
  SOLAPI_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^\d{8,12}$/, 'must be a registered number, digits only')),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  GA_MEASUREMENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id, e.g. G-XXXXXXXXXX')),
  ),
  GOOGLE_ADS_ID: v.optional(
    v.pipe(v.string(), v.regex(/^AW-\d{6,20}$/, 'must be a conversion id, e.g. AW-123456789')),
  ),
  GOOGLE_ADS_LABELS: v.optional(conversionLabels, ''),
  CHANNEL_PLUGIN_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be a plugin key'))),
  CHANNEL_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([0-9a-f]{2}){16,64}$/i, 'must be the secret of member hashes, hexadecimal'),
    ),
  ),
  RATE_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  KILL_WORKER: v.optional(flag),
  JOBS: v.optional(v.picklist(['here', 'elsewhere'], 'must be here or elsewhere'), 'here'),
  LOG: v.optional(v.picklist(['text', 'silent'], 'must be text or silent'), 'text'),
});

export type Given = v.InferOutput<typeof Environment>;
