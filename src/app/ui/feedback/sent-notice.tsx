import { useFocus } from '../layout/use-focus.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** Thanks in place of a form that was sent: it takes the focus, because the pressed button is gone. */
export function SentNotice(props: EmptyStateProps) {
  const ref = useFocus<HTMLDivElement>(true);
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      <EmptyState {...props} />
    </div>
  );
}
