import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { NetworkError } from './api.ts';
import { ApiError } from './call-errors.ts';
import { problemOf, sentenceOf } from './result.ts';

const OFFLINE = 'You are offline.';
const FAILED = 'A server error occurred.';
const refusal = (status: number, errorMessage: string) =>
  problemOf(new ApiError(new Response(null, { status }), { errorMessage, code: 'server_error' }));

beforeAll(() => startTexts('en', { common: {}, errors: { server_error: FAILED } }));

it('a failure is told in the host’s own words, and never as a lost network where an answer came without any', () => {
  expect(sentenceOf(refusal(409, 'The dates are taken.'), OFFLINE)).toBe('The dates are taken.');
  expect(sentenceOf(refusal(502, ''), OFFLINE)).toBe(FAILED);
  expect(sentenceOf(problemOf(new NetworkError('lost')), OFFLINE)).toBe(OFFLINE);
});
