import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { AdminReservation, AdminReservationDetail } from './reservations.ts';
import { conflictKinds } from './vocabulary.ts';

/** Parked reservations, and upcoming or running stays with a conflict, each list in order of check-in. */
export const WaitingReservations = v.object({
  parked: v.array(AdminReservation),
  conflicts: v.array(
    v.object({
      kind: v.picklist(conflictKinds),
      reservation: AdminReservation,
      problem: v.nullable(v.pipe(v.string(), v.description('What is wrong in the house, as it was written'))),
    }),
  ),
});
export type WaitingReservations = v.InferOutput<typeof WaitingReservations>;

export const FreeHouse = v.object({
  id: v.string(),
  name: AdminReservation.entries.listingName,
  location: AdminReservation.entries.location,
  parked: v.pipe(v.boolean(), v.description('A parked reservation has nights of it, and would give way')),
});
export type FreeHouse = v.InferOutput<typeof FreeHouse>;

/** Calls that move stays between houses (ADR 37). */
export const parking = {
  waiting: get('/v1/admin/reservations/waiting', 'admin', {
    summary: 'List what waits for a room or is in conflict',
    description:
      'Parked reservations; and stays to come or running whose house is not let any more, or cannot be made ready for them.',
    data: WaitingReservations,
    addition: true,
  }),
  freeHouses: get('/v1/admin/reservations/{id}/free-houses', 'admin', {
    summary: 'List the houses that a reservation can be moved to',
    description:
      'Other houses that are let, take its people and are free for all of its nights, by name; after them those whose nights a parked reservation has. The shortest stay of a house is a rule for those who book, and does not matter.',
    data: v.array(FreeHouse),
    addition: true,
  }),
  park: post('/v1/admin/reservations/{id}/park', 'admin', {
    summary: 'Park a reservation',
    description:
      'It waits for a room while others are moved: it holds its nights against everybody, but another reservation may be moved into them. Then it holds them no more, keeps its dates, price and contract, and nobody reads how to get into the house until it has a room. Whatever can be moved can be parked; parking it again changes nothing.',
    data: AdminReservationDetail,
    version: 'checked',
    addition: true,
  }),
  putBack: del('/v1/admin/reservations/{id}/park', 'admin', {
    summary: 'Put a parked reservation back',
    description:
      'Into the house and nights that it has. Refused with `dates_taken` where somebody else has them by now; putting back what is not parked changes nothing.',
    data: AdminReservationDetail,
    version: 'checked',
    addition: true,
  }),
};
