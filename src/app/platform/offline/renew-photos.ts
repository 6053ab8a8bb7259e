/** The name by which the worker marks the response that stands in for a photo (`sw/stand-in.ts`). */
const SERVER_TIMING = 'stand-in';

/**
 * Asks again for the photos in the document that the worker has stood in for. Browsers take an image that a document has shown before
 * without asking anybody, so each is asked for at another address.
 */
export function renewPhotos(): void {
  for (const photo of document.querySelectorAll('img')) {
    if (!isStandIn(photo.currentSrc)) continue;
    for (const part of photo.closest('picture')?.querySelectorAll('source') ?? [])
      part.srcset = renewed(part.srcset);
    photo.src = renewed(photo.getAttribute('src') ?? '');
  }
}

/** True for an address whose last response the worker had marked. */
function isStandIn(address: string): boolean {
  if (!address.includes('/photos/')) return false;
  const loaded = performance.getEntriesByName(address, 'resource').at(-1);
  // Safari's `serverTiming` is of 16.4, as are the oldest browsers that this is for.
  const { serverTiming = [] } = (loaded ?? {}) as Partial<PerformanceResourceTiming>;
  return serverTiming.some(({ name }) => name === SERVER_TIMING);
}

const renewed = (addresses: string) =>
  addresses.replaceAll(/\.(avif|webp)(\?again=\d+)?/g, `.$1?again=${Date.now()}`);
