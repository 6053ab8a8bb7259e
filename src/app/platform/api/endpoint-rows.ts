import endpoints from 'virtual:endpoints';
import type { CallInput } from './call.ts';
import { NetworkError } from './call-errors.ts';

/**
 * Returns method, path, access and kind of a call of the contract.
 * @throws NetworkError if the list that has the call cannot be loaded
 */
export async function endpointRow(noun: string, name: string): Promise<EndpointRow> {
  const row = (await tableOf(noun))[name];
  if (!row) throw new Error(`No call ${noun}.${name} in the contract`);
  return row;
}

/** Loads the calls of a noun. Administrators' and rare calls are separate files, so that other devices do not download them. */
async function tableOf(noun: string): Promise<EndpointRows[string]> {
  const table = endpoints[noun] ?? (await moreEndpoints(noun))[noun];
  return table ?? {};
}

async function moreEndpoints(noun: string): Promise<EndpointRows> {
  const more = noun.startsWith('admin')
    ? import('virtual:admin-endpoints')
    : import('virtual:network-endpoints');
  const { default: rows } = await more.catch((cause: unknown) => {
    throw new NetworkError('The list of calls cannot be reached', { cause });
  });
  return rows;
}

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
