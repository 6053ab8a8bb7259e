import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { AnswerTools as Tools } from './tools/answer-tools.tsx';

const Loaded = lazy<(props: ComponentProps<typeof Tools>) => React.ReactNode>(() =>
  import('./tools/answer-tools.tsx').then(
    ({ AnswerTools }) => ({ default: AnswerTools }),
    () => ({ default: () => null }),
  ),
);

/**
 * Tools below an answer, loaded when it is first opened: hydrating those of every answer would keep a phone busy. Renders nothing if their code
 * cannot be loaded.
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
