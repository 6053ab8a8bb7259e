import { useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { brand } from '#contract/brand.ts';

/** The error screen: gives the reason in words and tries again. */
export default function LoadFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const router = useRouter();
  const [busy, start] = useTransition();
  const refusal = refusalOf(error);
  const offline = refusal === 'offline';
  const title = offline ? t('failed.offlineTitle') : t('failed.title');

  return (
    <>
      <title>{title}</title>
      <EmptyState
        problem
        icon={offline ? <CloudOff size={28} /> : <RotateCw size={28} />}
        title={
          <span role="heading" aria-level={1}>
            {title}
          </span>
        }
        text={offline ? t('failed.offlineText') : (refusal ?? t('failed.text', { phone: brand.phone }))}
        action={
          <Button busy={busy} onClick={() => start(() => router.invalidate())}>
            {t('failed.retry')}
          </Button>
        }
      />
    </>
  );
}

/** `offline`, the host's own sentence, or null for an unexpected error. A chunk that cannot be fetched counts as offline too. */
function refusalOf(error: unknown): string | null {
  if (typeof document !== 'undefined' && !navigator.onLine) return 'offline';
  try {
    const { code, message } = problemOf(error);
    return code === 'offline' ? code : message;
  } catch {
    return null;
  }
}
