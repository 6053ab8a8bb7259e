import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export interface NothingFoundProps {
  /** An icon of 28 px. */
  icon: ReactNode;
  title: string;
  /** The label of the button that removes the filters; null if nothing is filtered. */
  clear: string | null;
  onClear: () => void;
}

/** Shown instead of the rows of an empty list, with a button to show all if a filter or page hides them. */
export function NothingFound({ icon, title, clear, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      {...(clear !== null && {
        action: (
          <Button variant="secondary" onClick={onClear}>
            {clear}
          </Button>
        ),
      })}
    />
  );
}
