import { trustedTypes } from './script-url.ts';

/**
 * Allows third-party scripts to pass plain text to Trusted Types sinks until the page is left. Scripts still load only from our host and those listed
 * in the policy (script-src).
 */
export function admitScripts(): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', { createHTML: (html) => html, createScriptURL: (url) => url });
  } catch {
    // The policy of pages requires no Trusted Types where the chat is set up, or names no `default`.
  }
}
