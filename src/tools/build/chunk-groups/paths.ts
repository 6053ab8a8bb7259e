export type ChunkGroup = [name: string, modules: string[], except?: RegExp];

export function overlay(name: string): string {
  return `src/app/ui/overlays/${name}.`;
}

export function screens(...names: string[]): string[] {
  return names.map((name) => `src/app/screens/${name}/`);
}

export function features(...names: string[]): string[] {
  return names.map((name) => `src/app/features/${name}/`);
}

export function needsNetwork(part: string): string[] {
  const places = [...screens('auth', 'booking'), ...features('accounts', 'booking')];
  return [...places.map((place) => `${place}${part}/`), `/${part}.json`];
}
