const PATIENCE_MS = 5_000;

/** Asks the host, past the worker, whether another version of the app than this page's is deployed there; false where it does not answer. */
export async function isReplaced(): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!boot) return false;
  const limit = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const asked = fetch('/index.html?fresh', { cache: 'no-store' }).catch(() => null);
  const response = await Promise.race([asked, limit]);
  return Boolean(response?.ok && !(await response.text()).includes(new URL(boot).pathname));
}
