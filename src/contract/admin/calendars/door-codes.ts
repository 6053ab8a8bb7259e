import * as v from 'valibot';
import { get, put } from '#contract/endpoint.ts';
import { PlainDate, WrittenText } from '#contract/shared.ts';

const TypedCode = WrittenText(40);
const Tell = v.pipe(
  v.boolean(),
  v.description('Those who have been told how to get in are told again, by email and SMS'),
);

export const HouseDoorCode = v.object({
  houseId: v.string(),
  hasCode: v.boolean(),
  stays: v.pipe(
    v.array(
      v.object({
        reservationId: v.string(),
        code: v.pipe(v.string(), v.description('Of the reservation')),
        memberName: v.nullable(v.string()),
        checkIn: PlainDate,
        checkOut: PlainDate,
        hasOwn: v.pipe(v.boolean(), v.description('It has a door code of its own')),
        isTold: v.pipe(v.boolean(), v.description('Its people have been told a door code')),
      }),
    ),
    v.description('Confirmed, running and to come, by check-in'),
  ),
  version: v.pipe(v.string(), v.description('The ETag of the codes, without quotes')),
});
export type HouseDoorCode = v.InferOutput<typeof HouseDoorCode>;

export const DoorCodeText = v.object({ doorCode: v.string() });

export const DoorCodeChange = v.object({ doorCode: TypedCode, tell: Tell });
export const StayDoorCodeChange = v.object({
  doorCode: v.pipe(v.nullable(TypedCode), v.description('Null for that of the house')),
  tell: Tell,
});

/** Door codes of houses. The database stores them encrypted. */
export const adminDoorCodes = {
  get: get('/v1/admin/houses/{id}/door-code', 'admin', {
    summary: 'Get about the door code of a house',
    description: 'Everything but the code: if there is one, and which stays use it or have one of their own.',
    data: HouseDoorCode,
    version: 'shown',
    addition: true,
  }),
  read: get('/v1/admin/houses/{id}/door-code/text', 'admin', {
    summary: 'Read the door code of a house',
    description: 'Every reading is recorded with who it was.',
    data: DoorCodeText,
    addition: true,
  }),
  change: put('/v1/admin/houses/{id}/door-code', 'admin', {
    summary: 'Change the door code of a house',
    description:
      'It holds at once for every stay without one of its own. Whoever has been told the former one is told the new one only where `tell` says so.',
    body: DoorCodeChange,
    data: HouseDoorCode,
    version: 'required',
    addition: true,
  }),
  changeOfStay: put('/v1/admin/houses/{id}/door-code/stays/{reservationId}', 'admin', {
    summary: 'Give a stay a door code of its own',
    description:
      'It holds for this stay in this house alone: not after a move, and not for an extension. Refused with `not_staying` for a stay that is not confirmed, or over.',
    body: StayDoorCodeChange,
    data: HouseDoorCode,
    version: 'required',
    addition: true,
  }),
};
