/** The name by which the worker marks the response that stands in for a photo (`sw/stand-in.ts`). */
const SERVER_TIMING = 'stand-in';

/** The addresses whose response the worker had marked. */
const stoodIn = new Set<string>();

/** Follows from now on which photos the worker stands in for. */
export function watchPhotos(): void {
  // An observer is told of every response; the browser's own list ends at 250.
  new PerformanceObserver((loaded) => {
    // Safari's `serverTiming` is of 16.4, as are the oldest browsers that this is for.
    for (const { name, serverTiming = [] } of loaded.getEntries() as Partial<PerformanceResourceTiming>[])
      if (name?.includes('/photos/') && serverTiming.some((mark) => mark.name === SERVER_TIMING))
        stoodIn.add(name);
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Asks again for photos in the document: the one that has come under this path and query, else all that the worker has stood in for.
 * Browsers take an image that a document has shown before without asking anybody, so each is asked for at another address.
 */
export function renewPhotos(address?: string): void {
  for (const photo of document.querySelectorAll('img')) {
    const { currentSrc } = photo;
    if (address ? pathOf(currentSrc) !== pathOf(address) : !stoodIn.has(currentSrc)) continue;
    for (const part of photo.closest('picture')?.querySelectorAll('source') ?? [])
      part.srcset = renewed(part.srcset);
    photo.src = renewed(photo.getAttribute('src') ?? '');
  }
}

const pathOf = (address: string) => new URL(address, location.origin).pathname;

const renewed = (addresses: string) =>
  addresses.replaceAll(/\.(avif|webp)(\?again=\d+)?/g, `.$1?again=${Date.now()}`);
