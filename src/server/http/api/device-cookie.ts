import type { Context as HttpContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context, DeviceCookie } from '#server/context.ts';

const NAME = 'device';
/** The format of our secrets: 256 bits in base64url. */
const secretForm = /^[\w-]{43}$/;

/**
 * Reads and sets the device cookie of a call. Over https it has the `__Host-` prefix (RFC 6265bis), so no other host of the domain can set it and it
 * is never sent unencrypted.
 */
export function deviceCookie(c: HttpContext, { config }: Pick<Context, 'config'>): DeviceCookie {
  const secure = config.publicUrl.startsWith('https:');
  const prefix = secure ? 'host' : undefined;
  const sent = prefix ? getCookie(c, NAME, prefix) : getCookie(c, NAME);
  return {
    secret: sent !== undefined && secretForm.test(sent) ? sent : null,
    keep: (secret, lifeMs) =>
      setCookie(c, NAME, secret, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: Math.floor(lifeMs / 1000),
        secure,
        ...(prefix ? { prefix } : {}),
      }),
  };
}
