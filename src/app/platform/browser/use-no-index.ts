import { useEffect } from 'react';

/**
 * Keeps search engines, in a page's one robots line, from a screen at an address that the host could not know for one: it tells that nothing
 * is there, or shows what a query names that the host's page leaves out.
 */
export function useNoIndex(isHidden = true): void {
  useEffect(() => {
    if (!isHidden) return;
    const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]');
    const before = robots?.content;
    if (!robots || before === undefined) return;
    robots.content = 'noindex';
    return () => {
      robots.content = before;
    };
  }, [isHidden]);
}
