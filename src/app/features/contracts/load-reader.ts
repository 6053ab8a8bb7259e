import { loadText } from './load-text.ts';

/** Loads what shows a contract, which needs no network once it was loaded. */
export const loadReader = () => import('./contract-reader.tsx').then(({ ContractReader }) => ContractReader);

/** Preloads all that a contract is read with, so that a cached one can be read offline. */
export function preloadReader(): void {
  for (const load of [loadText, loadReader]) void load().catch(() => undefined);
  void import('./pdf.ts').then(({ warm }) => warm()).catch(() => undefined);
}
