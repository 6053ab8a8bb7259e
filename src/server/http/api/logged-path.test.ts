import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/v1/contracts/4f2a9c1be07d3356/sign', '/v1/contracts/{token}/sign'],
  ['/v1/contracts/4f2a9c1be07d3356', '/v1/contracts/{token}'],
  ['/v1/payment-links/secret/payments', '/v1/payment-links/{token}/payments'],
  ['/v1/files/id.480.1.signature', '/v1/files/{link}'],
  ['/v1/calendars/secret.ics', '/v1/calendars/{calendarToken}'],
  ['/v1/certificates/ABCD-EFGH', '/v1/certificates/{certificateCode}'],
  ['/v1/reservations/7/payments/8', '/v1/reservations/7/payments/8'],
  ['/v1/houses/yeonnam-garden', '/v1/houses/yeonnam-garden'],
  ['/v1/faqs/parking/votes', '/v1/faqs/parking/votes'],
  ['/healthz', '/healthz'],
])('%s stands in the log as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
