/** Server-Timing name of the service worker's placeholder responses for photos (`sw/stand-in.ts`). */
const SERVER_TIMING = 'stand-in';

const stoodIn = new Set<string>();

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
 * Reloads photos in the document: those with this path and query, otherwise all that were replaced by placeholders. Changes each address, because
 * browsers reuse an image already shown in the document.
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
