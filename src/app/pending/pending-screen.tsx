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

/** Time in ms for a screen to appear after the host is reachable again, before the page reloads. */
const GRACE_MS = 4_000;

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

/** Reloads the page once the host is reachable again. A file requested while the network was silent may never arrive, and nothing was typed yet. */
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
