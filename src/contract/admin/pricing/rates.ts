import * as v from 'valibot';
import { del, get, post } from '#contract/endpoint.ts';
import { typedRate } from '#contract/rules/money.ts';
import { Instant, PlainDate, WrittenText } from '#contract/shared.ts';
import { rateSources } from '../vocabulary.ts';

const KrwPerUsd = v.pipe(v.string(), v.description('Won for one US dollar, as a decimal number'));

export const RateRecord = v.object({
  krwPerUsd: KrwPerUsd,
  source: v.picklist(rateSources),
  host: v.nullable(v.pipe(v.string(), v.description('Of the service that published it'))),
  at: v.pipe(Instant, v.description('Since when it is so: when it was set, or what the service says')),
  reason: v.nullable(v.pipe(v.string(), v.description('Of one set by hand'))),
  setBy: v.nullable(v.pipe(v.string(), v.description('The administrator, while the account exists'))),
  endsOn: v.nullable(v.pipe(v.string(), v.description('The last day of one set by hand, a Seoul date'))),
  endedAt: v.nullable(v.pipe(Instant, v.description('When one set by hand was ended or replaced'))),
});
export type RateRecord = v.InferOutput<typeof RateRecord>;

export const AdminRates = v.object({
  inForce: v.pipe(RateRecord, v.description('What bookings lock now')),
  provided: v.pipe(RateRecord, v.description('What holds where none is set by hand')),
  least: v.pipe(KrwPerUsd, v.description('The lowest that can be set by hand')),
  most: v.pipe(KrwPerUsd, v.description('The highest that can be set by hand')),
  history: v.pipe(v.array(RateRecord), v.description('The newest first')),
  version: v.pipe(v.string(), v.description('The ETag of what is set by hand, without quotes')),
});
export type AdminRates = v.InferOutput<typeof AdminRates>;

export const ManualRate = v.object({
  krwPerUsd: v.pipe(
    v.string('rate_invalid'),
    v.trim(),
    v.regex(typedRate, 'rate_invalid'),
    v.description('Won for one US dollar, with at most four decimals'),
  ),
  reason: WrittenText(300),
  endsOn: v.pipe(
    v.optional(v.nullable(PlainDate), null),
    v.description('The last day on which it holds, a Seoul date; null until it is ended'),
  ),
});
export type ManualRate = v.InferOutput<typeof ManualRate>;

export const adminRates = {
  get: get('/v1/admin/exchange-rates', 'admin', {
    summary: 'Get the exchange rate in force',
    description: 'With its origin, what holds without one set by hand, and those before.',
    data: AdminRates,
    version: 'shown',
    addition: true,
  }),
  set: post('/v1/admin/exchange-rates', 'admin', {
    summary: 'Set the exchange rate by hand',
    description:
      'It holds for bookings from then on, instead of one set by hand before; reservations keep theirs. One that is less than half or more than twice the provided one is refused with `rate_implausible`.',
    body: ManualRate,
    data: AdminRates,
    version: 'required',
    addition: true,
  }),
  end: del('/v1/admin/exchange-rates', 'admin', {
    summary: 'End the exchange rate set by hand',
    description: 'The provided one holds again.',
    data: AdminRates,
    version: 'required',
    addition: true,
  }),
};
