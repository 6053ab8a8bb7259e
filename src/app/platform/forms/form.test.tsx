// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Problem, Result } from '../api/result.ts';
import { errorSummary } from './error-summary.ts';
import { useForm } from './form.ts';

const refusal: Problem = { code: 'invalid_input', message: 'Check the fields.', fields: {} };
const wrongName: Problem = { ...refusal, fields: { name: 'name_required' } };
const taken: Problem = { code: 'email_taken', message: 'The address is registered.', fields: {} };
const refuses = (problem: Problem) => (): Promise<Result<null>> => Promise.resolve({ ok: false, problem });

async function refused(problem: Problem) {
  const { result: form } = renderHook(() => useForm());
  await act(() => form.current.send(refuses(problem)));
  const lines = () =>
    errorSummary(
      form.current,
      ['name', 'email'],
      (field, code) => ({ text: `${field}: ${code}` }),
      'Offline',
    );
  return { form, lines };
}

describe('the summary of a refused form', () => {
  it.each([
    { problem: wrongName, field: 'name', line: 'name: name_required' },
    { problem: taken, field: 'email', line: 'email: email_taken' },
  ])('names $field, and nothing once that is typed over', async ({ problem, field, line }) => {
    const { form, lines } = await refused(problem);
    expect(lines()).toEqual([{ text: line }]);
    act(() => form.current.forget('other'));
    expect(lines()).toEqual([{ text: line }]);
    act(() => form.current.forget(field));
    expect(lines()).toEqual([]);
    expect(form.current.problem).toBeNull();
  });

  it('goes with the list item that was at fault', async () => {
    const { form } = await refused({ ...refusal, fields: { 'faqs.0.answer': 'name_required' } });
    act(() => form.current.rename(() => null));
    expect(form.current.problem).toBeNull();
  });

  it('stays while what is typed is not at fault', async () => {
    const { form, lines } = await refused(refusal);
    act(() => form.current.forget('name'));
    expect(lines()).toEqual([{ text: 'Check the fields.' }]);
  });
});
