import type { NeighbourhoodContent } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { Location } from '#contract/vocabulary.ts';

export type DemoNeighbourhoods<Of extends Location = Location> = Record<
  Of,
  Omit<NeighbourhoodContent, 'published'>
>;
