import type { Facility, houseSorts, HouseType, Location } from '#contract/vocabulary.ts';

/**
 * The contract's names as lists, in the order people see them, checked against the contract by the compiler. The contract's own lists
 * would bring the schema library into the first load.
 */
const all = <Name extends string>(names: Record<Name, true>): Name[] => Object.keys(names) as Name[];

export type HouseSort = (typeof houseSorts)[number];

export const locations = all<Location>({
  hongdae: true,
  sinchon: true,
  itaewon: true,
  hanyang: true,
  korea: true,
  hufs: true,
  'seoul-national': true,
  'seoul-station': true,
});

export const houseTypes = all<HouseType>({
  studio: true,
  'private-room': true,
  'twin-room': true,
  loft: true,
  hanok: true,
});

export const facilities = all<Facility>({
  wifi: true,
  'air-conditioning': true,
  'floor-heating': true,
  'private-bathroom': true,
  kitchen: true,
  fridge: true,
  'washing-machine': true,
  dryer: true,
  desk: true,
  'door-lock': true,
  cctv: true,
  elevator: true,
  parking: true,
  rooftop: true,
});

export const sorts = all<HouseSort>({
  recommended: true,
  'price-low': true,
  'price-high': true,
  rating: true,
  soonest: true,
});
