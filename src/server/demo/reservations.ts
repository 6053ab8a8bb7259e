import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import type { CouponValue } from '#contract/rules/price.ts';
import type { PersonKey } from '#server/demo/people.ts';

export const coupons = {
  WELCOME50: { kind: 'amount', value: 50_000 },
  SEMESTER5: { kind: 'percent', value: 5, minNights: 90 },
  LASTONE: { kind: 'amount', value: 100_000, maxUses: 1 },
  SPRING26: { kind: 'percent', value: 10, startsIn: -260, endsIn: -14 },
} as const satisfies Record<
  string,
  CouponValue & { minNights?: number; maxUses?: number; startsIn?: number; endsIn?: number }
>;

/** The outcome of a stay. `done` covers all confirmed stays; the dates decide if they are upcoming, current or over. */
type Fate =
  | { is: 'held'; paid: boolean }
  | { is: 'done' }
  | { is: 'expired' }
  | { is: 'cancelled'; closedIn: number; refunded: boolean }
  | { is: 'left-early'; endedIn: number; why: string };

export type DemoStay = {
  key: string;
  who: PersonKey;
  house: string;
  in: number;
  nights: number;
  /** The day of the request. Held reservations were requested three hours ago. */
  booked: number;
  fate: Fate;
  guests: number;
  bedding: number;
  coupon: keyof typeof coupons | null;
  method: PaymentMethod;
};

const done: Fate = { is: 'done' };

function stay(
  key: string,
  who: PersonKey,
  house: string,
  { days: [start, nights], ...more }: { days: [start: number, nights: number] } & Partial<DemoStay>,
): DemoStay {
  return {
    key,
    who,
    house,
    in: start,
    nights,
    booked: Math.min(start - 40, -6),
    fate: done,
    guests: 1,
    bedding: 1,
    coupon: null,
    method: 'card',
    ...more,
  };
}

export const stays: DemoStay[] = [
  stay('linh-holds', 'linh', 'hufs-green', {
    days: [91, 100],
    booked: 0,
    fate: { is: 'held', paid: false },
    guests: 2,
    bedding: 2,
  }),
  stay('linh-tomorrow', 'linh', 'hannam-sage', { days: [1, 90], coupon: 'SEMESTER5' }),
  stay('linh-parents', 'linh', 'anam-hanok', {
    days: [40, 14],
    booked: -18,
    guests: 3,
    bedding: 3,
    method: 'transfer',
  }),
  stay('linh-here', 'linh', 'sinchon-birch', { days: [-59, 60] }),
  stay('linh-autumn', 'linh', 'yeonnam-oak', { days: [-150, 60], coupon: 'WELCOME50' }),
  stay('linh-unreviewed', 'linh', 'hufs-green', { days: [-90, 28] }),
  stay('linh-changed-plans', 'linh', 'hanyang-loft', {
    days: [45, 30],
    booked: -10,
    fate: { is: 'cancelled', closedIn: -10, refunded: false },
    bedding: 0,
  }),
  stay('linh-too-late', 'linh', 'haebangchon-dusk', {
    days: [21, 7],
    booked: -5,
    fate: { is: 'expired' },
    bedding: 0,
  }),

  stay('marco-here', 'marco', 'seoul-station-ash', {
    days: [-20, 75],
    guests: 2,
    bedding: 2,
    coupon: 'LASTONE',
    method: 'international-card',
  }),
  stay('noah-twin', 'noah', 'anam-twin', { days: [-200, 100], guests: 2, bedding: 2 }),
  stay('marco-left', 'marco', 'sinchon-honey', {
    days: [-95, 90],
    fate: {
      is: 'left-early',
      endedIn: -60,
      why: 'The semester abroad ended early; told three weeks ahead.',
    },
  }),
  stay('marco-refunded', 'marco', 'sillim-white', {
    days: [120, 30],
    booked: -9,
    fate: { is: 'cancelled', closedIn: -5, refunded: true },
  }),
  stay('marco-holds', 'marco', 'hanyang-loft', {
    days: [28, 60],
    booked: 0,
    fate: { is: 'held', paid: true },
    bedding: 0,
  }),
  stay('marco-too-late', 'marco', 'anam-hanok', { days: [62, 21], booked: -12, fate: { is: 'expired' } }),

  stay('mai-oak', 'mai', 'yeonnam-oak', { days: [-240, 60] }),
  stay('yuki-oak', 'yuki', 'yeonnam-oak', { days: [-30, 90], method: 'transfer' }),
  stay('emma-oak', 'emma', 'yeonnam-oak', { days: [75, 90] }),
  stay('aigerim-sage', 'aigerim', 'hannam-sage', { days: [-200, 120], coupon: 'SEMESTER5' }),
  stay('lucas-sage', 'lucas', 'hannam-sage', { days: [120, 120], booked: -8 }),
  stay('chen-birch', 'chen', 'sinchon-birch', { days: [-260, 120] }),
  stay('arjun-birch', 'arjun', 'sinchon-birch', { days: [3, 60], booked: -25 }),
  stay('noah-ash', 'noah', 'seoul-station-ash', { days: [-90, 30], guests: 3, bedding: 3 }),
  stay('sofia-ash', 'sofia', 'seoul-station-ash', { days: [-50, 20], guests: 4, bedding: 4 }),
  stay('zeynep-twin', 'zeynep', 'anam-twin', { days: [-40, 120], guests: 2, bedding: 2 }),
  stay('yuki-garden', 'yuki', 'yeonnam-garden', { days: [-190, 120], guests: 2 }),
  stay('emma-garden', 'emma', 'yeonnam-garden', { days: [-60, 28] }),
  stay('lucas-dusk', 'lucas', 'haebangchon-dusk', { days: [-100, 30] }),
  stay('noah-dusk', 'noah', 'haebangchon-dusk', { days: [-30, 14], guests: 2, bedding: 0 }),
  stay('sofia-dusk', 'sofia', 'haebangchon-dusk', { days: [5, 14], booked: -20, guests: 2, bedding: 2 }),
  stay('amina-hanok', 'amina', 'anam-hanok', { days: [-45, 14], guests: 2, bedding: 2 }),
  stay('arjun-hanok', 'arjun', 'anam-hanok', { days: [-4, 14], booked: -30, guests: 2, bedding: 2 }),
  stay('arjun-white', 'arjun', 'sillim-white', { days: [-220, 120] }),
  stay('amina-white', 'amina', 'sillim-white', { days: [-14, 120], booked: -50 }),
  stay('lucas-loft', 'lucas', 'hanyang-loft', { days: [-170, 60], guests: 2, bedding: 2 }),
  stay('zeynep-green', 'zeynep', 'hufs-green', { days: [-180, 85] }),
  stay('chen-honey', 'chen', 'sinchon-honey', { days: [15, 120], booked: -35 }),
];
