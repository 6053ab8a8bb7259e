import * as css from './initial.css.ts';

/** Returns the first letter of a name, in any script; an empty string if it has none. */
export function initialOf(name: string): string {
  return (name.match(/\p{L}/u)?.[0] ?? '').toUpperCase();
}

/** The initial of a person who has no portrait. Decorative: the name stands beside it. */
export function Initial({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  return (
    <span aria-hidden="true" className={css.initial[size]}>
      {initialOf(name)}
    </span>
  );
}
