import * as v from 'valibot';
import { Bilingual } from '../shared.ts';

/** The member alone can read it, from the check-in information time (`policy.ts`) on the day before check-in. */
export const CheckInInfo = v.object({
  address: Bilingual,
  addressForTaxi: v.string(),
  doorCode: v.string(),
  wifiName: v.string(),
  wifiPassword: v.string(),
  way: Bilingual,
  trash: v.nullable(v.pipe(Bilingual, v.description('Days and places for rubbish, where they are written'))),
  rules: v.pipe(v.array(Bilingual), v.description('The house rules, as the contract words them')),
  latitude: v.number(),
  longitude: v.number(),
});
export type CheckInInfo = v.InferOutput<typeof CheckInInfo>;
