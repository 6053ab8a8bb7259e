import { isKnown, isOfPrototype, partsOf, type Feature } from './compat-data.ts';

/**
 * Interfaces that scripts here receive from others and call; they reach all others through a global name. Member names of every interface would also
 * match our own functions.
 */
const called =
  /^(AbortSignal|Animation|Blob|Clients?|Document|Element|EventTarget|Headers|HTML(Dialog|Form|Image|Input)?Element|Node|ReadableStream|Request|Response|ServiceWorkerRegistration|URLSearchParams)$/;

type Members = { all: Map<string, Feature[]>; ofApi: Map<string, Feature[]> };
let members: Members | undefined;

/**
 * Returns the features that a member name may mean: `toSorted` is a method of arrays. A member of an interface counts only if it is called, and then
 * every feature of that name is listed: `remove` of elements and a dozen others.
 */
export function membersNamed(name: string, isCalled: boolean): Feature[] {
  members ??= { all: index(/./), ofApi: index(called) };
  const every = members.all.get(name) ?? [];
  const isOfLanguage = every.some((feature) => feature.startsWith('javascript.'));
  return isOfLanguage || (isCalled && members.ofApi.has(name)) ? every : [];
}

function index(owners: RegExp): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>();
  for (const kind of ['javascript.builtins', 'api'])
    for (const owner of partsOf(kind)) {
      if (kind === 'api' && (!owners.test(owner) || /^Window$|GlobalScope$/.test(owner))) continue;
      for (const name of partsOf(`${kind}.${owner}`)) {
        const feature = `${kind}.${owner}.${name}`;
        if (name === owner || /_static$|^@@/.test(name) || !isKnown(feature)) continue;
        if (kind !== 'api' && !isOfPrototype(feature)) continue;
        const others = found.get(name);
        if (others) others.push(feature);
        else found.set(name, [feature]);
      }
    }
  return found;
}
