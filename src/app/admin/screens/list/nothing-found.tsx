import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export interface NothingFoundProps {
  /** An icon of 28 px. */
  icon: ReactNode;
  title: string;
  /** The words on the button that shows everything, where something is left out. */
  clear: string | null;
  onClear: () => void;
}

/** Stands for the rows of a list without any, with the way to all of them where a filter or a page leaves them out. */
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
