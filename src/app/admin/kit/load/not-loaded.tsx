import { useRouter } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { title } from '../detail/admin-detail.css.ts';
import { isRefusal, warn } from './warn.ts';

export interface NotLoadedProps {
  problem: Problem;
  /** The heading of a page of one thing; a list has its own. */
  heading?: string;
  /** The sentence for a thing that is not there, which no second try brings. */
  notFound?: string;
  /** The sentence for an answer without one of its own. */
  failed: string;
  /** The words on the button that asks again. */
  retry: string;
  /** Warns with a toast too: of refusals, with a status from 400 to 499, or of everything (docs/specification.md#error-catalogue, account look-up). */
  warns?: 'refusal' | 'always';
  /** Asks again. Without it, the screen's loader runs once more. */
  onRetry?: () => void;
}

/** Stands where a list or one thing would, in the words of the host where it has any, with the way to try again. */
export function NotLoaded(props: NotLoadedProps) {
  const { problem, heading, notFound, failed, retry, warns, onRetry } = props;
  const router = useRouter();
  useEffect(() => {
    if (warns === 'always' || (warns === 'refusal' && isRefusal(problem))) warn(problem, failed);
  }, [problem, failed, warns]);
  const gone = problem.code === 'not_found' ? notFound : undefined;
  return (
    <>
      {heading && <h1 className={title}>{heading}</h1>}
      <EmptyState
        problem
        icon={<CircleAlert size={28} />}
        title={gone ?? problem.message ?? failed}
        {...(gone === undefined && {
          action: <Button onClick={onRetry ?? (() => void router.invalidate())}>{retry}</Button>,
        })}
      />
    </>
  );
}
