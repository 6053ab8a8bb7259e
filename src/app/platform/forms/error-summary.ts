import type { ErrorCode } from '#contract/wire.ts';
import { sentenceOf } from '../api/result.ts';
import type { Form } from './form.ts';

export type ErrorLine = { fieldId?: string; text: string };

/** Returns what a form's summary lists: its fields with an error in their order, or the problem of the whole form if no field is at fault. */
export function errorSummary(
  { errors, problem }: Pick<Form, 'errors' | 'problem'>,
  fields: readonly string[],
  lineOf: (field: string, code: ErrorCode) => ErrorLine,
  offline: string,
): ErrorLine[] {
  const listed = fields.flatMap((field) => {
    const code = errors[field];
    return code ? [lineOf(field, code)] : [];
  });
  return problem && !listed.length ? [{ text: sentenceOf(problem, offline) }] : listed;
}
