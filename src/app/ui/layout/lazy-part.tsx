import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part of a screen, and the way to have its code here before the screen is drawn. */
export type LazyPart<Props extends object> = {
  (props: Props): React.ReactNode;
  /** Resolves once the code is here, or cannot be loaded. Never fails. */
  preload: () => Promise<void>;
};

/**
 * A part of a screen whose code comes when it is shown, or with `preload()`: one that is here by then is drawn along with what is around it,
 * which does not move afterwards. The screen does without one that cannot be loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const found = async (): Promise<ComponentType<Props>> => {
    try {
      return (known = await load());
    } catch {
      return () => null;
    }
  };
  const Later: ComponentType<Props> = lazy(async () => ({ default: await found() }));
  function Part(props: Props) {
    // One for as long as it is shown: another would lose what was typed in it.
    const [Shown] = useState(() => known ?? Later);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  Part.preload = () => found().then(() => undefined);
  return Part;
}
