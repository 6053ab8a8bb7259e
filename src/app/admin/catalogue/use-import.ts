import { useState } from 'react';
import type { ImportPlan } from '#contract/admin/catalogue.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { applyImport, previewImport } from './queries.ts';

type State = {
  file: File | null;
  plan: ImportPlan | null;
  problem: Problem | null;
  busy: 'reading' | 'applying' | null;
};

/** Holds the chosen import file and its changes, and applies it. An error keeps the choice. */
export function useImport() {
  const [state, setState] = useState<State>({ file: null, plan: null, problem: null, busy: null });
  const read = async (file: File) => {
    setState({ file, plan: null, problem: null, busy: 'reading' });
    const outcome = await previewImport(file);
    // Another file may have been chosen meanwhile.
    setState((now) =>
      now.file === file
        ? {
            file,
            busy: null,
            plan: outcome.ok ? outcome.value : null,
            problem: outcome.ok ? null : outcome.problem,
          }
        : now,
    );
  };
  const apply = async () => {
    const { file, plan } = state;
    if (!file || !plan) return;
    setState({ ...state, problem: null, busy: 'applying' });
    const outcome = await applyImport(file, plan);
    setState(
      outcome.ok
        ? { file, plan: outcome.value, problem: null, busy: null }
        : { file, plan, problem: outcome.problem, busy: null },
    );
  };
  return { ...state, read, apply, again: () => (state.file ? read(state.file) : undefined) };
}
export type Import = ReturnType<typeof useImport>;
