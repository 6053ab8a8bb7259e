/** A group of modules: the chunk's area and name, parts of the modules' paths, and what is left to later groups. */
export type ChunkGroup = [name: string, modules: string[], except?: RegExp];

/** A file of the overlays. */
export function overlay(name: string): string {
  return `src/app/ui/overlays/${name}.`;
}

/** The folders of screens. */
export function screens(...names: string[]): string[] {
  return names.map((name) => `src/app/screens/${name}/`);
}

/** The folders of features. */
export function features(...names: string[]): string[] {
  return names.map((name) => `src/app/features/${name}/`);
}

/** The folders and texts of a part of accounts and bookings that needs the network. */
export function needsNetwork(part: string): string[] {
  const places = [...screens('auth', 'booking'), ...features('accounts', 'booking')];
  return [...places.map((place) => `${place}${part}/`), `/${part}.json`];
}
