import { tabStorage } from '../browser/storage.ts';
import { takenOverBy } from './takeover.ts';

const PATIENCE_MS = 5_000;
/** A page that was just loaded anew is not loaded anew again: whatever is missing now stays missing. */
const RELOADED_AT = 'reloadedAt';
const ONCE_IN_MS = 60_000;

/** Asks the host, past the worker, whether another version of the app than this page's is deployed there; false where it does not answer. */
export async function isReplaced(): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!boot) return false;
  const limit = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const asked = fetch('/index.html?fresh', { cache: 'no-store' }).catch(() => null);
  const response = await Promise.race([asked, limit]);
  return Boolean(response?.ok && !(await response.text()).includes(new URL(boot).pathname));
}

/**
 * Loads the page anew as the version that is deployed: the worker that waits takes over first, or the old one would serve the old version
 * again. @returns false where that was just done
 */
export async function loadDeployed(): Promise<boolean> {
  const since = Date.now() - Number(tabStorage.get(RELOADED_AT));
  if (since >= 0 && since < ONCE_IN_MS) return false;
  tabStorage.set(RELOADED_AT, `${Date.now()}`);
  const registration = await navigator.serviceWorker?.getRegistration();
  const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([registration?.update().catch(() => undefined), limit]);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takenOverBy(next);
  location.reload();
  return true;
}
