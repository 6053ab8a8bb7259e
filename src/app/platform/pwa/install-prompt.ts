import { installState } from './install.ts';

const listeners = new Set<() => void>();
const changes = ['beforeinstallprompt', 'appinstalled'];

/** Calls the listener when `installState` may have changed. Runs after `watchInstall`'s own listener. */
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  for (const change of changes) addEventListener(change, listener);
  return () => {
    listeners.delete(listener);
    for (const change of changes) removeEventListener(change, listener);
  };
}

/**
 * Opens the browser's install prompt, which works once.
 * @returns true if it was accepted
 */
export async function install(): Promise<boolean> {
  const { prompt } = installState;
  installState.prompt = undefined;
  for (const listener of listeners) listener();
  return (await prompt?.prompt())?.outcome === 'accepted';
}
