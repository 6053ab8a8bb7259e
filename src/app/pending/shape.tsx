import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '#app/platform/forms/draft.ts';
import { Skeleton, SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { headingOf } from './headings.ts';
import { known, type At } from './known.ts';
import * as css from './pending.css.ts';

/** By then the host has had time to answer: a longer silence is told; ms. */
const SILENT_AFTER_MS = 900;

/** `path` is the route's with parameters; `since` the beginning of the wait, in milliseconds since that of the page. */
export type ShapeProps = At & { path: string; since: number };

/**
 * The shape of a screen that is still coming: its heading, what the device knows, and once the host is silent what cannot be done until it
 * answers. Text: freshness, and that of the route.
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

/** @returns true once the wait has been long */
function useSilence(since: number): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const left = since + SILENT_AFTER_MS - performance.now();
    const timer = setTimeout(setSilent, Math.max(0, left), true);
    return () => clearTimeout(timer);
  }, [since]);
  return isSilent;
}
