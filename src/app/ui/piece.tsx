import { lazy, Suspense, type ComponentType } from 'react';

/** How far below the fold a part becomes alive: about a screen ahead of the reader. */
const AHEAD = '800px';

/**
 * A part of a page that the server renders with the rest, while its code comes only when it is near the reader: the page is alive
 * sooner, and who never scrolls never downloads it. Where there is no rendered HTML to take over, the code comes at once.
 * @param name unique on its page; marks the place in the HTML
 */
export function piece<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const Part = lazy(async () => {
    await nearby(name);
    return load();
  });
  return function Piece(props: P) {
    return (
      <div data-piece={name}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

function nearby(name: string): Promise<void> {
  const place = globalThis.document?.querySelector(`[data-piece="${name}"]`);
  if (!place?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    place.addEventListener('focusin', () => resolve(), { once: true });
  });
}
