import { loadText } from './load-text.ts';

export const loadReader = () => import('./contract-reader.tsx').then(({ ContractReader }) => ContractReader);

/** Preloads everything that shows a contract, so that a cached one can be read offline. */
export function preloadReader(): void {
  for (const load of [loadText, loadReader]) void load().catch(() => undefined);
  void import('./pdf.ts').then(({ warm }) => warm()).catch(() => undefined);
}
