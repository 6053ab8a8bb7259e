type Rules = { createScriptURL(url: string): string; createHTML?(html: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Rules): Rules; defaultPolicy: Rules | null };

/** Undefined in Firefox below 148 and Safari below 26, which accept plain text. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('ondol', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : ''),
});

/**
 * Returns the URL of one of our own scripts as the Trusted Type that the Content-Security-Policy requires, and an empty URL for other origins.
 * Browsers without Trusted Types get the URL unchanged.
 */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
