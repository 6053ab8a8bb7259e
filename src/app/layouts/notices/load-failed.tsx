import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Messengers } from '#app/features/brand/messengers.tsx';
import { ApiError } from '#app/platform/api/call-errors.ts';
import { problemOf } from '#app/platform/api/result.ts';
import { isReachable, onReachability, useOnline } from '#app/platform/offline/reachability.ts';
import { refresh } from '#app/platform/offline/refresh.ts';
import { isReplaced, loadDeployed } from '#app/platform/pwa/deployed.ts';
import { isFileMissing, reloadWhole, renewFiles } from '#app/platform/pwa/lost-files.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { brand } from '#contract/brand.ts';

export default function LoadFailed({ error }: { error: unknown }) {
  const { t } = useTranslation(['failed', 'common']);
  const router = useRouter();
  const [busy, start] = useTransition();
  const online = useOnline();
  const asking = useReload(error);
  const refusal = refusalOf(error);
  const offline = !online || refusal === 'offline';
  // Browsers remember that a file of the app could not be loaded for as long as the page lives.
  const retry = () =>
    start(() => (isFileMissing(error) ? reloadWhole(error) : router.invalidate({ sync: true })));
  const title = offline ? t('offlineTitle') : t('title');
  useToast(error);
  useReturn(error, refusal === 'offline');

  if (asking) return <Reloading />;
  return (
    <>
      <title>{title}</title>
      <EmptyState
        problem
        icon={offline && <CloudOff size={28} />}
        drawing={offline ? undefined : 'failed'}
        title={
          <span role="heading" aria-level={1}>
            {title}
          </span>
        }
        text={offline ? t('offlineText') : (refusal ?? t('text', { phone: brand.phone }))}
        action={
          <>
            <Button busy={busy} onClick={retry}>
              {t('common:failed.retry')}
            </Button>
            {!offline && <Messengers />}
          </>
        }
      />
    </>
  );
}

/** Delays in ms before a failed call is retried although the host answers: the network may have returned before the page noticed. */
const PAUSES_MS = [1_000, 5_000, 30_000];
/** Number of recent retries, and the time of the last in ms since the page started. */
let again = { times: 0, at: 0 };

/** Retries automatically each time the host becomes reachable, and a few times if the host was reachable all along. */
function useReturn(error: unknown, isLost: boolean): void {
  const isMissing = isFileMissing(error);
  useEffect(() => {
    const stop = onReachability(() => {
      if (!isReachable()) return;
      if (isMissing) void reloadWhole(error);
      else refresh();
    });
    const since = performance.now() - again.at;
    const times = since > 2 * PAUSES_MS.at(-1)! ? 0 : again.times;
    const pause = isLost && !isMissing ? PAUSES_MS[times] : undefined;
    const retry = () => {
      again = { times: times + 1, at: performance.now() };
      refresh();
    };
    const timer = pause === undefined ? undefined : setTimeout(retry, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [error, isLost, isMissing]);
}

/** Also shows refusals with a status from 400 to 499 as a toast (docs/specification.md#error-catalogue). */
function useToast(error: unknown): void {
  useEffect(() => {
    if (error instanceof ApiError && error.message && error.status < 500) toast.warning(error.message);
  }, [error]);
}

function Reloading() {
  const { t } = useTranslation();
  return (
    <Content>
      <p role="status" className={visuallyHidden}>
        {t('loading')}
      </p>
      <Skeleton width="60%" height="36px" />
      <SkeletonLines count={4} />
    </Content>
  );
}

/**
 * Reloads the page if one of its files is gone after a deployment, or was lost and is available again.
 * @returns true until that is known
 */
function useReload(error: unknown): boolean {
  const [asking, setAsking] = useState(() => isFileMissing(error));
  useEffect(() => {
    const ask = async () => {
      const canBeHad = (await isReplaced()) || (await renewFiles(error));
      if (!canBeHad || !(await loadDeployed(error))) setAsking(false);
    };
    if (asking) void ask();
  }, [asking, error]);
  return asking;
}

/** Returns `offline`, the host's message, or null for an unexpected error. */
function refusalOf(error: unknown): string | null {
  try {
    const { code, message } = problemOf(error);
    return code === 'offline' ? code : message;
  } catch {
    return null;
  }
}
