import { useEffect } from 'react';

/** As the address has it: the host wrote it into the page that it sent. */
let ofAddress: string | undefined;
/** Screens that are shown and are not to be found. */
let hiding = 0;

function write(change: () => void): void {
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]');
  if (!robots) return;
  ofAddress ??= robots.content;
  change();
  robots.content = hiding > 0 ? 'noindex' : ofAddress;
}

/** Says in the page's one robots line what the host would write for the address that the application has gone to. */
export const setIndexed = (isIndexed: boolean): void =>
  write(() => (ofAddress = isIndexed ? 'index, follow' : 'noindex'));

/**
 * Keeps search engines, in a page's one robots line, from a screen at an address that the host could not know for one: it tells that nothing
 * is there, or shows what a query names that the host's page leaves out.
 */
export function useNoIndex(isHidden = true): void {
  useEffect(() => {
    if (!isHidden) return;
    write(() => (hiding += 1));
    return () => write(() => (hiding -= 1));
  }, [isHidden]);
}
