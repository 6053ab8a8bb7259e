import { mayReload } from './lost-files.ts';
import { takenOverBy } from './takeover.ts';

const PATIENCE_MS = 5_000;

/** Path prefix of the script that every version of our pages begins with. */
const OURS = '/assets/public/boot-';

/** Asks the host, bypassing the service worker, if another version is deployed. Returns false if it does not answer. */
export async function isReplaced(): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!boot) return false;
  const limit = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const asked = fetch('/index.html?fresh', { cache: 'no-store' }).catch(() => null);
  const response = await Promise.race([asked, limit]);
  const page = response?.ok ? await response.text() : '';
  return page.includes(OURS) && !page.includes(new URL(boot).pathname);
}

/**
 * Reloads the page as the deployed version. A waiting service worker takes over first, because the old one would serve the old version again. `lost`
 * is the error of the missing file.
 * @returns false if that was already tried recently for this file
 */
export async function loadDeployed(lost: unknown): Promise<boolean> {
  if (!mayReload(lost)) return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([registration?.update().catch(() => undefined), limit]);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takenOverBy(next);
  location.reload();
  return true;
}
