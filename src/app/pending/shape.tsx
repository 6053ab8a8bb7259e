import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '#app/platform/forms/draft.ts';
import { Skeleton, SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { headingOf } from './headings.ts';
import { known, type At } from './known.ts';
import * as css from './pending.css.ts';

/** Time in ms after which a host that has not answered is reported. */
const SILENT_AFTER_MS = 900;

/** `path` is the route's path with parameters. `since` is the start of the wait in ms since the page started. */
export type ShapeProps = At & { path: string; since: number };

/**
 * Placeholder of a loading screen: its heading, the data known on this device and, if the host stays silent, the actions that wait for it. Needs the
 * `freshness` texts and the route's own.
 */
export function Shape({ path, since, ...at }: ShapeProps) {
  const { t } = useTranslation('freshness');
  const isSilent = useSilence(since);
  const { title, cannot } = headingOf(path);
  const { Part, draft } = known[path] ?? {};
  return (
    <div className={css.shape} data-pending>
      <header className={css.head}>
        <h1>{title()}</h1>
        <p role="status" className={css.words}>
          {isSilent ? t('silent') : t('waiting')} {isSilent && cannot && t(`cannot.${cannot}`)}
        </p>
        {draft && hasDraft(draft(at)) && <p className={css.words}>{t('typed')}</p>}
      </header>
      {Part && <Part {...at} />}
      <Skeleton width="60%" height="36px" />
      <SkeletonLines count={4} />
    </div>
  );
}

/** @returns true once the wait was long */
function useSilence(since: number): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const left = since + SILENT_AFTER_MS - performance.now();
    const timer = setTimeout(setSilent, Math.max(0, left), true);
    return () => clearTimeout(timer);
  }, [since]);
  return isSilent;
}
