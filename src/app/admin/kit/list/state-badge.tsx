import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '#app/ui/data/badge.tsx';

/** The color and icon of a state. */
export type StateLook = { tone: NonNullable<BadgeProps['tone']>; Icon: LucideIcon };

export interface StateBadgeProps {
  look: StateLook;
  children: ReactNode;
}

/** A state in words, with its color and icon. */
export function StateBadge({ look: { tone, Icon }, children }: StateBadgeProps) {
  return (
    <Badge tone={tone}>
      <Icon size={14} />
      {children}
    </Badge>
  );
}
