import type { Plugin } from 'vite';
import { contract } from '../../contract/contract.ts';

type Calls = (typeof contract)[keyof typeof contract];

const onlyAdministrators = (calls: Calls) => Object.values(calls).every(({ access }) => access === 'admin');

const rare = new Set([
  'automaticPayments',
  'availabilityAlerts',
  'calendars',
  'certificates',
  'checkInReads',
  'checkOut',
  'nextSteps',
  'commutes',
  'contracts',
  'consultations',
  'events',
  'favourites',
  'files',
  'houseCards',
  'invitations',
  'neighbourhoods',
  'passwordResets',
  'paymentLinks',
  'payments',
  'push',
  'rates',
  'refundAccounts',
  'reservationHistory',
  'services',
  'tickets',
]);

const kindOf = (call: object) => ('file' in call ? 1 : 'paged' in call ? 2 : 'safe' in call ? 3 : 0);

const tables: Record<string, (calls: Calls, noun: string) => boolean> = {
  'virtual:endpoints': (calls, noun) => !onlyAdministrators(calls) && !rare.has(noun),
  'virtual:network-endpoints': (_, noun) => rare.has(noun),
  'virtual:admin-endpoints': onlyAdministrators,
};

/**
 * Provides the contract to the application as tables of method, path and access: one for everybody's first screens, one for later calls, one for
 * administrators. The schemas that parse input on the host are never sent to a phone. The types come from the contract itself
 * (`src/app/platform/api/endpoints.d.ts`).
 */
export function endpointTable(): Plugin {
  return {
    name: 'endpoint-table',
    resolveId: (id) => (tables[id] ? `\0${id}` : null),
    load: (id) => {
      const belongs = tables[id.slice(1)];
      if (!id.startsWith('\0') || !belongs) return null;
      const table = Object.entries(contract)
        .filter(([noun, calls]) => belongs(calls, noun))
        .map(([noun, calls]) => [
          noun,
          Object.fromEntries(
            Object.entries(calls).map(([name, call]) => [
              name,
              [call.method, call.path, call.access, kindOf(call)],
            ]),
          ),
        ]);
      return `export default ${JSON.stringify(Object.fromEntries(table))}`;
    },
  };
}
