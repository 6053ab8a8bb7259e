import type { DemoHouse } from './house.ts';
import { centralHouses } from './houses-centre.ts';
import { easternHouses } from './houses-east.ts';
import { westernHouses } from './houses-west.ts';

export const houses: DemoHouse[] = [...westernHouses, ...centralHouses, ...easternHouses];
