import type { CallInput } from './call.ts';

/** Returns the path of a call with its parameters filled in and its query; empty values of the query are left out. */
export function addressOf(
  template: string,
  { params, query: values }: Pick<CallInput, 'params' | 'query'>,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
