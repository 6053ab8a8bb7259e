import { useRouter } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { isRefusal, warn } from './warn.ts';

export interface NotLoadedProps {
  problem: Problem;
  /** The sentence for `not_found`, which offers no retry. */
  notFound?: string;
  failed: string;
  retry: string;
  /** Also shows a toast: for refusals with a status from 400 to 499, or always (docs/specification.md#error-catalogue, account look-up). */
  warns?: 'refusal' | 'always';
  /** Loads again. If missing, the route's loader runs again. */
  onRetry?: () => void;
}

export function NotLoaded(props: NotLoadedProps) {
  const { problem, notFound, failed, retry, warns, onRetry } = props;
  const router = useRouter();
  useEffect(() => {
    if (warns === 'always' || (warns === 'refusal' && isRefusal(problem))) warn(problem, failed);
  }, [problem, failed, warns]);
  const gone = problem.code === 'not_found' ? notFound : undefined;
  return (
    <EmptyState
      problem
      icon={<CircleAlert size={28} />}
      title={gone ?? problem.message ?? failed}
      {...(gone === undefined && {
        action: <Button onClick={onRetry ?? (() => void router.invalidate())}>{retry}</Button>,
      })}
    />
  );
}
