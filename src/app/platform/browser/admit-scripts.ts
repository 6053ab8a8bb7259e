import { trustedTypes } from './script-url.ts';

/**
 * Lets the scripts of others in this page give it text where Trusted Types are required, until the page is left. Scripts still load from
 * our own host and those that the policy of pages names alone (script-src).
 */
export function admitScripts(): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', { createHTML: (html) => html, createScriptURL: (url) => url });
  } catch {
    // The policy of pages requires no Trusted Types where the chat is set up, or names no `default`.
  }
}
