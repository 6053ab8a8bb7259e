import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Context } from '#server/context.ts';
import type { SmsSender } from '#server/ports/sms.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';
import { fitted, LMS_BYTES, SMS_BYTES, smsBytes } from './format.ts';

export type SolapiOptions = {
  apiKey: string;
  apiSecret: string;
  /** The registered sender number, digits only. */
  from: string;
  clock: Context['clock'];
  /** Overrides the API's address in tests. */
  base?: string;
};

const PATIENCE_MS = 20_000;
const Refused = v.object({ errorCode: v.string(), errorMessage: v.string() });
const Accepted = v.object({
  messageId: v.string(),
  statusCode: v.string(),
  statusMessage: v.nullish(v.string()),
});

/**
 * Sends text messages through Solapi. Long ones go as LMS within Korea; abroad only short ones exist, with the country in a separate field. Calls the
 * HTTP API directly, because Solapi's package adds a second runtime and a fixed address that tests cannot replace.
 */
export function solapiSms({
  apiKey,
  apiSecret,
  from,
  clock,
  base = 'https://api.solapi.com',
}: SolapiOptions): SmsSender {
  return {
    send: async ({ key, to, text }) => {
      const { country, number } = splitNumber(to);
      const home = country === '82';
      const words = fitted(text, home ? LMS_BYTES : SMS_BYTES);
      const message = {
        to: number,
        from,
        text: words,
        country,
        type: home && smsBytes(words) > SMS_BYTES ? 'LMS' : 'SMS',
        customFields: { key },
      };
      const response = await fetch(`${base}/messages/v4/send`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: authorization(apiKey, apiSecret, new Date(clock.now())),
        },
        body: JSON.stringify({ message }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = await response.json();
      if (response.ok) {
        const { statusCode, statusMessage } = v.parse(Accepted, body);
        if (statusCode !== '2000') throw new Error(`Solapi ${statusCode}: ${statusMessage ?? ''}`);
        return;
      }
      const { errorCode, errorMessage } = v.parse(Refused, body);
      const said = `Solapi ${response.status} ${errorCode}: ${errorMessage}`;
      // Numbers that cannot be called are said to be invalid; keys, balance and limits are for the operator to mend.
      throw /InvalidTo|InvalidPhone|PhoneNumber/i.test(errorCode) ? new Undeliverable(said) : new Error(said);
    },
  };
}

/** Splits `+82 1012345678` into country 82 and the number as dialed there: 01012345678. Numbers abroad keep no leading zero. */
function splitNumber(to: string): { country: string; number: string } {
  const [, country, digits] = /^\+(\d{1,4}) (\d{4,15})$/.exec(to) ?? [];
  if (!country || !digits) throw new Undeliverable(`Not a phone number: ${to}`);
  if (country === '82') return { country, number: digits.startsWith('0') ? digits : `0${digits}` };
  // Italian numbers are dialled with their zero.
  return { country, number: country === '39' ? digits : digits.replace(/^0/, '') };
}

function authorization(apiKey: string, apiSecret: string, now: Date): string {
  const date = now.toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}
