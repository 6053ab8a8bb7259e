import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n/i18n.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { brandCore } from '#contract/brand-core.ts';
import { headingOf } from './headings.ts';
import * as css from './pending.css.ts';
import { Shape } from './shape.tsx';

/** A screen that has its answer is there so long after the host came back; ms. */
const GRACE_MS = 4_000;

/** Fills a page from its start until its screen is there. */
export default function PendingScreen() {
  const at = useMatches({ select: (matches) => matches.at(-1) });
  const { i18n, ready } = useTranslation(['freshness', ...(at?.staticData.texts ?? [])]);
  useLoadAnew();
  if (!at || !ready) return null;
  const { params, search } = at;
  const path = at.fullPath.replace(/(.)\/$/, '$1');
  return (
    <Content width="reading" className={css.page}>
      <title>{`${headingOf(path).title()} | ${localText(brandCore.name, i18n.language)}`}</title>
      <Shape path={path} params={params} search={search} since={0} />
    </Content>
  );
}

/** A file that was asked for while the network was silent may come in minutes or never: nothing was typed yet, so the page is loaded anew. */
function useLoadAnew(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onReachability(() => {
      clearTimeout(timer);
      if (isReachable()) timer = setTimeout(() => location.reload(), GRACE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
