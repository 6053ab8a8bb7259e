import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { isAbsent, isOfPrototype, partsOf } from '../../../src/tools/browsers/compat-data.ts';
import type { BrowserHost } from '#tests/kit/browser-host.ts';
import { sealAnew, unpack } from './built-files.ts';

/** Path of a platform member from the global object: `['Set', 'prototype', 'union']`. */
type Way = string[];

const globals = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

/**
 * Returns every member of the language and the platform that at least one of the oldest supported browsers lacks, by browser-compat-data; members
 * before the objects that contain them.
 */
export function newerMembers(): Way[] {
  const owners = ['javascript.builtins', 'api'].flatMap((kind) =>
    partsOf(kind).map((name) => ({ address: `${kind}.${name}`, name })),
  );
  const members = [
    ...owners,
    ...partsOf('javascript.builtins.Intl').map((name) => ({
      address: `javascript.builtins.Intl.${name}`,
      name,
    })),
  ].flatMap(({ address, name }) =>
    partsOf(address)
      .filter((part) => part !== name && !part.endsWith('_event') && isAbsent(`${address}.${part}`))
      .map((part) => wayTo(address, name, part)),
  );
  const absent = [...members, ...owners.filter(({ address }) => isAbsent(address)).map(({ name }) => [name])];
  // An older browser does not ask for Trusted Types either; this one does, whatever its pages are left.
  return absent.filter((way) => !way.some((name) => /^trusted/i.test(name)));
}

function wayTo(address: string, owner: string, part: string): Way {
  const member = part.replace(/_static$/, '');
  if (globals.has(owner)) return [member];
  const isOwn = address.startsWith('api.')
    ? part.endsWith('_static') || /^[a-z]/.test(owner)
    : !isOfPrototype(`${address}.${part}`);
  const path = address.replace(/^(api|javascript\.builtins)\./, '').split('.');
  return isOwn ? [...path, member] : [...path, 'prototype', member];
}

function deleteMembers(ways: Way[]): void {
  for (const way of ways) {
    const last = way.at(-1)!;
    let place: object | undefined = globalThis;
    for (const name of way.slice(0, -1)) {
      const next: unknown = place && Reflect.getOwnPropertyDescriptor(place, name)?.value;
      place = typeof next === 'object' || typeof next === 'function' ? (next ?? undefined) : undefined;
    }
    const key = last.startsWith('@@') ? (Symbol as never)[last.slice(2)] : last;
    if (place && key !== undefined) Reflect.deleteProperty(place, key);
  }
}

const script = (): string => `(${deleteMembers.toString()})(${JSON.stringify(newerMembers())});\n`;

export async function becomeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: script() });
}

/** Removes the same features from the application's workers, in the copy of the build that a host serves. */
export function makeWorkersOlder(host: BrowserHost): void {
  for (const file of globSync(['sw.js', 'assets/**/*.worker*.mjs'], { cwd: host.app })) {
    const path = join(host.app, file);
    writeFileSync(path, script() + readFileSync(path, 'utf8'));
    unpack(host.app, file);
  }
  sealAnew(host.app);
}
