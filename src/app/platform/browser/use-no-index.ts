import { useEffect } from 'react';

/** Keeps search engines from a screen that tells that nothing is there, at an address which the host could not know for one: in its one robots line. */
export function useNoIndex(): void {
  useEffect(() => {
    const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]');
    const before = robots?.content;
    if (!robots || before === undefined) return;
    robots.content = 'noindex';
    return () => {
      robots.content = before;
    };
  }, []);
}
