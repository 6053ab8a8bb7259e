import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/** Globals that exist in Node too but must be the document's, because its elements accept no others. */
const ofDocument = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator']);

/**
 * Adds a document to a real host's process so that screens can render. Everything else stays Node's, because a browser's `Request` or `Uint8Array`
 * would not work in the host. Import it before anything that looks for a document, such as React.
 */
const own = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
const window = new Window({ url: 'http://localhost:3000/', settings: { disableErrorCapturing: true } });
populateGlobal(globalThis, window, { bindFunctions: true });
for (const [name, descriptor] of own)
  if (!ofDocument.has(name)) Object.defineProperty(globalThis, name, descriptor);
