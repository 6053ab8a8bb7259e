import type { ReactNode } from 'react';
import type { Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from './parts.css.ts';

export interface LoadedPartsProps<T> {
  /** Null while it loads. */
  found: Result<T> | null;
  again: () => Promise<void>;
  words: Record<'loading' | 'failed' | 'retry', string>;
  children: (value: T) => ReactNode;
}

/** The parts of a page that load by themselves: a line while they do, and the reason with a retry if that fails. */
export function LoadedParts<T>({ found, again, words, children }: LoadedPartsProps<T>) {
  return (
    <div className={css.parts} aria-busy={found === null}>
      {!found && (
        <p role="status" className={css.soft}>
          {words.loading}
        </p>
      )}
      {found && !found.ok && (
        <div role="alert" className={css.section}>
          <p>{found.problem.message ?? words.failed}</p>
          <div className={css.actions}>
            <Button variant="secondary" size="small" onClick={() => void again()}>
              {words.retry}
            </Button>
          </div>
        </div>
      )}
      {found?.ok && children(found.value)}
    </div>
  );
}
