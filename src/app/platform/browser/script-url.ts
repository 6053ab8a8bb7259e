type Rules = { createScriptURL(url: string): string; createHTML?(html: string): string };
/** The part of Trusted Types that TypeScript's library does not describe. */
type TrustedTypes = { createPolicy(name: string, rules: Rules): Rules; defaultPolicy: Rules | null };

/** Absent from Firefox below 148 and Safari below 26, which take text as it is. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('ondol', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : ''),
});

/** The address of a script of our own as the Content-Security-Policy requires it, a Trusted Type; of anybody else's, none. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
