import type { Plugin } from 'vite';
import { contract } from '../../contract/contract.ts';

type Calls = (typeof contract)[keyof typeof contract];

const onlyAdministrators = (calls: Calls) => Object.values(calls).every(({ access }) => access === 'admin');

/** The nouns that no first screen of a visitor calls, of parts that are of no use without a network. */
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
 * Gives the application the contract as tables of method, path and access, of everybody's first screens, of what comes later, and of the administrators': the schemas that parse
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
