import * as v from 'valibot';
import { post } from '../endpoint.ts';

export const checkInReads = {
  record: post('/v1/reservations/{id}/check-in-read', 'member', {
    summary: 'Record that the check-in information was shown',
    description:
      'Sent by a device as it shows its member how to get into the house: the list of arrivals tells administrators. The first time stays; refused with `not_found` while there is nothing to read.',
    data: v.null(),
    addition: true,
  }),
};
