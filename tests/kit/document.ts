import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/** Of what Node has too, these are the document's: its elements take no others. */
const ofDocument = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator']);

/**
 * Gives the process of a real host a document, for screens to be drawn in; everything else stays Node's own, as a browser's `Request` or
 * `Uint8Array` would not fit the host. To be imported before anything that looks for a document, as React does.
 */
const own = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
const window = new Window({ url: 'http://localhost:3000/', settings: { disableErrorCapturing: true } });
populateGlobal(globalThis, window, { bindFunctions: true });
for (const [name, descriptor] of own)
  if (!ofDocument.has(name)) Object.defineProperty(globalThis, name, descriptor);
