import { lazy, Suspense, useState, type ComponentType } from 'react';

export type LazyPart<Props extends object> = {
  (props: Props): React.ReactNode;
  /** Resolves once the code is loaded or has failed. Never rejects. */
  preload: () => Promise<void>;
};

/**
 * Creates a part whose code loads when it is shown or with `preload()`. A preloaded part is drawn together with its surroundings, so nothing moves. A
 * part that cannot be loaded is left out.
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
