import { lazyPart } from '#app/ui/layout/lazy-part.tsx';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { HostProps } from './host.tsx';
import type { TeamProps } from './team.tsx';

const Host = lazyPart<HostProps>(async () => {
  const part = await import('./host.tsx');
  await part.residentStyle;
  return part.Host;
});
const Team = lazyPart<TeamProps>(async () => {
  const part = await import('./team.tsx');
  await part.residentStyle;
  return part.Team;
});

/** Loads the person who answers for a house once the page works: no first view and no server HTML has it. */
export const LazyHost = (props: HostProps) => (useHydrated() ? <Host {...props} /> : null);

export const LazyTeam = (props: TeamProps) => (useHydrated() ? <Team {...props} /> : null);
