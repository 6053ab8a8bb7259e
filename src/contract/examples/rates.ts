import type { AdminRates, adminRates } from '../admin/pricing/rates.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { now } from './world.ts';

const none = { reason: null, setBy: null, endsOn: null, endedAt: null };
const provided = {
  krwPerUsd: '1402.35',
  source: 'published',
  host: 'rates.example',
  at: now,
  ...none,
} as const;
const byHand = {
  krwPerUsd: '1395',
  source: 'manual',
  host: null,
  at: now,
  reason: '은행 고시 환율에 맞췄어요.',
  setBy: '한 지온',
  endsOn: '2026-11-30',
  endedAt: null,
} as const;
const version = '4f2a9c1be07d3356';
const before: AdminRates = {
  inForce: provided,
  provided,
  least: '701.175',
  most: '2804.7',
  history: [provided],
  version,
};

export const adminRateExamples: ExamplesOf<typeof adminRates> = {
  get: { data: before },
  set: {
    ifMatch: `"${version}"`,
    body: { krwPerUsd: '1395', reason: byHand.reason, endsOn: byHand.endsOn },
    data: { ...before, inForce: byHand, history: [byHand, provided] },
  },
  end: {
    ifMatch: `"${version}"`,
    data: { ...before, history: [{ ...byHand, endedAt: now }, provided] },
  },
};
