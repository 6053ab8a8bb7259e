import { lazy, Suspense, type ComponentProps } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { AnswerTools as Tools } from './tools/answer-tools.tsx';

const Loaded = lazy<(props: ComponentProps<typeof Tools>) => React.ReactNode>(() =>
  import('./tools/answer-tools.tsx').then(
    ({ AnswerTools }) => ({ default: AnswerTools }),
    () => ({ default: () => null }),
  ),
);

/** The tools below an answer; a page does without where their code cannot be loaded. */
export const AnswerTools = (props: ComponentProps<typeof Tools>) =>
  useHydrated() && (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
