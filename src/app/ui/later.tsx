import { Suspense, lazy, useEffect, useMemo, useState, type ComponentType } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/** What is painted works by itself: only what one is about to see is worth its code. */
const AHEAD = '100px';

/** Parts that stand on the page as the host painted them, without their code: how to wake each, and when it is awake. */
const sleepers = new Map<() => void, Promise<void>>();

/** Wakes every painted part and resolves when their code has taken over: for what changes the whole page at once. */
export async function wakeAll(): Promise<void> {
  for (const wake of sleepers.keys()) wake();
  await Promise.all(sleepers.values());
}

/**
 * A part of a page whose code comes when one gets there. Until then what the host painted stands in its place: its links work, and it
 * takes no changes. Where nothing was painted the code is fetched at once, or before that with `fetch`, by a route's loader.
 * `mark` is the id of the box around the part, `className` its looks.
 */
export function later<Props extends object>(
  mark: string,
  load: () => Promise<Module<Props>>,
  className?: string,
) {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const AtOnce = lazy(get);
  const WhenNear = lazy(async () => {
    await Promise.race([near(mark), woken]);
    return withNetwork(get);
  });

  function Later(props: Props) {
    const [asleep, setAsleep] = useState(() => !loaded && isPainted(mark));
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (asleep ? WhenNear : AtOnce));
    const [first] = useState(props);
    useEffect(() => {
      if (!asleep) return;
      let tell = () => {};
      sleepers.set(
        wake,
        new Promise((resolve) => {
          tell = resolve;
        }),
      );
      return () => {
        sleepers.delete(wake);
        tell();
      };
    }, [asleep]);
    const shown = asleep ? first : props;
    // One and the same element while it sleeps: React would throw the painted part away on a change from above.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...shown} />
          {asleep && <Awake tell={() => setAsleep(false)} />}
        </Suspense>
      ),
      [Part, shown, asleep],
    );
    return (
      <div id={mark} className={className}>
        {part}
      </div>
    );
  }

  const fetch = async (): Promise<void> => {
    if (typeof document !== 'undefined' && !isPainted(mark) && !isStarting()) await get();
  };
  return { Later, fetch };
}

function Awake({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

const isPainted = (mark: string) =>
  typeof document !== 'undefined' && Boolean(document.getElementById(mark)?.firstElementChild);

/** Whether there is nothing yet but the mark of the brand: then the first view is worth more than the whole page. */
const isStarting = () => document.getElementById('shell') !== null;

/** Resolves when a part comes near the window. */
function near(mark: string): Promise<void> {
  return new Promise((resolve) => {
    const place = document.getElementById(mark);
    if (!place || !('IntersectionObserver' in globalThis)) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
  });
}

/** Code that cannot be had without a network is asked for again when there is one: what is painted needs it only to change. */
async function withNetwork<T>(get: () => Promise<T>): Promise<T> {
  while (!navigator.onLine) {
    const got = await get().catch(() => null);
    if (got) return got;
    await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));
  }
  return get();
}
