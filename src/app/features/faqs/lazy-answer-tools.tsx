import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { AnswerTools as Tools } from './tools/answer-tools.tsx';

const Loaded = lazy<(props: ComponentProps<typeof Tools>) => React.ReactNode>(() =>
  import('./tools/answer-tools.tsx').then(
    ({ AnswerTools }) => ({ default: AnswerTools }),
    () => ({ default: () => null }),
  ),
);

/**
 * The tools below an answer, from when that is opened first: with those of every answer a phone would be busy for a page that is only read.
 * A page does without where their code cannot be loaded.
 */
export function AnswerTools(props: ComponentProps<typeof Tools>) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const answer = place.current?.closest('details');
    if (!answer) return undefined;
    const look = () => answer.open && setOpened(true);
    look();
    answer.addEventListener('toggle', look);
    return () => answer.removeEventListener('toggle', look);
  }, []);
  return (
    <div ref={place}>
      {isOpened && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )}
    </div>
  );
}
