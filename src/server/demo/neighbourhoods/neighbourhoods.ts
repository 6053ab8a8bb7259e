import type { DemoNeighbourhoods } from './demo-neighbourhoods.ts';
import { east } from './east.ts';
import { west } from './west.ts';

/** Texts about all neighborhoods of the demo: well-known streets and markets, and no figures. */
export const neighbourhoods: DemoNeighbourhoods = { ...west, ...east };
