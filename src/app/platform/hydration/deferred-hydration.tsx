import { hostAnswers } from '../offline/reachability.ts';
import { Suspense, lazy, useEffect, useMemo, useState, type ComponentType } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/** The distance from the window at which a rendered part loads its code: its HTML works without. */
const ROOT_MARGIN = '100px';

/** Parts on the page that are not hydrated yet: the trigger of each, and the promise of its hydration. */
const pending = new Map<() => void, Promise<void>>();

/** Hydrates every part and resolves when all are done: for a change of the whole page at once, such as its language. */
export async function hydrateAll(): Promise<void> {
  for (const trigger of pending.keys()) trigger();
  await Promise.all(pending.values());
}

/** Counts a part among those that are not hydrated, until it is; a button of it that was pressed by then is pressed for good afterwards. */
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
 * A part of a page that hydrates when it comes near the window. Until then the host's HTML stays in its place: its links work, and it
 * takes no changes. Where no HTML was rendered the code loads at once, or ahead of that with the second function, from a route's loader.
 * `id` is that of the box around the part, `className` its looks.
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

/** A promise with the function that fulfils it. */
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

/** True while the app shell is all there is: then the first view has priority over the parts below it. */
const isStarting = () => document.getElementById('shell') !== null;

/** Calls back once a part comes near the window. */
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

/** Retries a load that failed because the host was out of reach once it answers: the HTML needs its code only to change. */
function whenReachable<T>(get: () => Promise<T>): Promise<T> {
  return get().catch(async (error: unknown) => {
    if (await hostAnswers()) throw error;
    return whenReachable(get);
  });
}
