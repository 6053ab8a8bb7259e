import { contract } from '#contract/contract.ts';

/** Matches path parameters that only identify something; every other parameter may be a secret that grants access. */
const PLAIN = /^(?:id|\w+Id|slug|position|startsOn|provider)$/;

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

/** Returns a path that is safe to log: ids stay, while tokens of signers, payers, files and calendars are replaced by their names. */
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
