import { useState } from 'react';
import { downloadFile } from '#app/platform/browser/download.ts';
import type { Result } from '#app/platform/api/result.ts';
import { warn } from './warn.ts';

/** Downloads a file that the host makes, under `name`. Shows `failed` if it cannot be made. `busy` is true until then. */
export function useSaveFile(failed: string): {
  busy: boolean;
  save: (load: () => Promise<Result<Blob>>, name: string) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const save = async (load: () => Promise<Result<Blob>>, name: string) => {
    setBusy(true);
    const outcome = await load();
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, failed);
    downloadFile(outcome.value, name);
  };
  return { busy, save };
}
