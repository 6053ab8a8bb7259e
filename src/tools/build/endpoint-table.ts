import type { Plugin } from 'vite';
import { contract } from '../../contract/contract.ts';

type Calls = (typeof contract)[keyof typeof contract];

const onlyAdministrators = (calls: Calls) => Object.values(calls).every(({ access }) => access === 'admin');

const tables: Record<string, (calls: Calls) => boolean> = {
  'virtual:endpoints': (calls) => !onlyAdministrators(calls),
  'virtual:admin-endpoints': onlyAdministrators,
};

/**
 * Gives the application the contract as two tables of method, path and access, everybody's and the administrators': the schemas that parse
 * input on the host never reach a phone. The types come from the contract itself (`src/app/platform/api/endpoints.d.ts`).
 */
export function endpointTable(): Plugin {
  return {
    name: 'endpoint-table',
    resolveId: (id) => (tables[id] ? `\0${id}` : null),
    load: (id) => {
      const belongs = tables[id.slice(1)];
      if (!id.startsWith('\0') || !belongs) return null;
      const table = Object.entries(contract)
        .filter(([, calls]) => belongs(calls))
        .map(([noun, calls]) => [
          noun,
          Object.fromEntries(
            Object.entries(calls).map(([name, call]) => [
              name,
              [call.method, call.path, call.access, 'file' in call ? 1 : 'paged' in call ? 2 : 0],
            ]),
          ),
        ]);
      return `export default ${JSON.stringify(Object.fromEntries(table))}`;
    },
  };
}
