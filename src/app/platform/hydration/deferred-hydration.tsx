import { hostAnswers } from '../offline/reachability.ts';
import { Suspense, lazy, useEffect, useMemo, useState, type ComponentType } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/** Distance from the viewport at which a server-rendered part loads its code. Its HTML works without it. */
const ROOT_MARGIN = '100px';

const pending = new Map<() => void, Promise<void>>();

export async function hydrateAll(): Promise<void> {
  for (const trigger of pending.keys()) trigger();
  await Promise.all(pending.values());
}

/** Registers a part until it is hydrated. Buttons pressed before then are pressed again afterwards. */
function usePending(id: string, dehydrated: boolean, trigger: () => void): void {
  useEffect(() => {
    if (!dehydrated) return;
    const [hydrated, done] = signal();
    pending.set(trigger, hydrated);
    let pressed: HTMLElement | null = null;
    // Before React, which would either do it at once or lose it. Links and fields work without their code.
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>(`#${id} button`);
      if (!button) return;
      event.stopPropagation();
      pressed = button;
    };
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      pending.delete(trigger);
      done();
      pressed?.click();
    };
  }, [id, dehydrated, trigger]);
}

/**
 * Defers the hydration of a part until it comes near the viewport. Until then the host's HTML stays: links work, but it does not update. Without
 * server HTML the code loads at once; the second function preloads it in a route's loader. `id` and `className` apply to the box around the part.
 */
export function deferHydration<Props extends object>(
  id: string,
  load: () => Promise<Module<Props>>,
  className?: string,
) {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const [triggered, trigger] = signal();
  const AtOnce = lazy(get);
  const WhenNear = lazy(async () => {
    whenNear(id, trigger);
    await triggered;
    return whenReachable(get);
  });

  function Deferred(props: Props) {
    const [dehydrated, setDehydrated] = useState(() => !loaded && isRendered(id));
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (dehydrated ? WhenNear : AtOnce));
    const [first] = useState(props);
    usePending(id, dehydrated, trigger);
    const shown = dehydrated ? first : props;
    // One and the same element until it is hydrated: React discards server-rendered HTML that changes from above.
    const part = useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
          {dehydrated && <Hydrated onHydrated={() => setDehydrated(false)} />}
        </Suspense>
      ),
      [Part, shown, dehydrated],
    );
    return (
      <div id={id} className={className}>
        {part}
      </div>
    );
  }

  const preload = async (): Promise<void> => {
    if (typeof document !== 'undefined' && !isRendered(id) && !isStarting()) await get();
  };
  return [Deferred, preload] as const;
}

function signal(): [promise: Promise<void>, fulfil: () => void] {
  let fulfil = () => {};
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

const isRendered = (id: string) =>
  typeof document !== 'undefined' && Boolean(document.getElementById(id)?.firstElementChild);

/** True while only the app shell is rendered: the first view then has priority over parts further down. */
const isStarting = () => document.getElementById('shell') !== null;

function whenNear(id: string, callback: () => void): void {
  const place = document.getElementById(id);
  if (!place) return callback();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(place);
}

/** Retries a load that failed because the host was unreachable, once it answers again. */
function whenReachable<T>(get: () => Promise<T>): Promise<T> {
  return get().catch(async (error: unknown) => {
    if (await hostAnswers()) throw error;
    return whenReachable(get);
  });
}
