import type { Plugin } from 'vite';
import { contract } from '../../contract/contract.ts';

const NAME = 'virtual:endpoints';

/**
 * Gives the application the contract as a table of method, path and access: the schemas that parse input on the host never
 * reach a phone. The types come from the contract itself (`src/app/platform/api/endpoints.d.ts`).
 */
export function endpointTable(): Plugin {
  return {
    name: 'endpoint-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      const table = Object.entries(contract).map(([noun, calls]) => [
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
