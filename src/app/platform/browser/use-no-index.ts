import { useEffect } from 'react';

/** The robots value for the address, first read from the page the host sent. */
let ofAddress: string | undefined;
let hiding = 0;

function write(change: () => void): void {
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]');
  if (!robots) return;
  ofAddress ??= robots.content;
  change();
  robots.content = hiding > 0 ? 'noindex' : ofAddress;
}

/** Sets the robots meta element to what the host would write for the current address. */
export const setIndexed = (isIndexed: boolean): void =>
  write(() => (ofAddress = isIndexed ? 'index, follow' : 'noindex'));

/**
 * Sets the page's robots meta element to `noindex` when only the client knows that a screen must not be indexed, such as a missing record or content
 * from a query that the host's page leaves out.
 */
export function useNoIndex(isHidden = true): void {
  useEffect(() => {
    if (!isHidden) return;
    write(() => (hiding += 1));
    return () => write(() => (hiding -= 1));
  }, [isHidden]);
}
