import { contract } from '#contract/contract.ts';

/** Parts of a path that say where something is; every other part may be what opens it. */
const PLAIN = /^(?:id|\w+Id|slug|position|startsOn|provider)$/;

/** Paths of the contract that hold what opens something, as patterns with their templates. */
const secret = [
  ...new Set(Object.values(contract).flatMap((calls) => Object.values(calls).map(({ path }) => path))),
]
  .filter((path) => names(path).some((name) => !PLAIN.test(name)))
  .map((path) => ({
    path,
    names: names(path),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }));

function names(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** Returns a path as a log may hold it: ids stay, tokens of signers, payers, files and calendars are named only. */
export function loggedPath(path: string): string {
  for (const known of secret) {
    const found = known.pattern.exec(path);
    if (!found) continue;
    return known.names.reduce(
      (told, name, at) => (PLAIN.test(name) ? told.replace(`{${name}}`, found[at + 1]!) : told),
      known.path,
    );
  }
  return path;
}
