import { mayReload } from './lost-files.ts';
import { takenOverBy } from './takeover.ts';

const PATIENCE_MS = 5_000;

/** The script that every page of ours begins with, whatever its version. */
const OURS = '/assets/public/boot-';

/** Asks the host, past the worker, whether another version of the app than this page's is deployed there; false where it does not answer. */
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
 * Loads the page anew as the version that is deployed: the worker that waits takes over first, or the old one would serve the old version
 * again. `lost` tells of the file that was lost. @returns false where that was just done for it
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
