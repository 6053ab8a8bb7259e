import { useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { whatFailed } from '#app/features/brand/queries.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { brand } from '#contract/brand.ts';

/** In place of a screen that could not be loaded: says why, in words, and tries again. */
export function LoadFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const router = useRouter();
  const [busy, start] = useTransition();
  const failed = whatFailed(error);
  const title = failed.kind === 'offline' ? t('failed.offlineTitle') : t('failed.title');
  const text = {
    offline: () => t('failed.offlineText'),
    refused: () => (failed.kind === 'refused' ? failed.message : ''),
    broken: () => t('failed.text', { phone: brand.phone }),
  }[failed.kind]();

  return (
    <>
      <title>{title}</title>
      <EmptyState
        problem
        icon={failed.kind === 'offline' ? <CloudOff size={28} /> : <RotateCw size={28} />}
        title={<h1>{title}</h1>}
        text={text}
        action={
          <Button busy={busy} onClick={() => start(() => router.invalidate())}>
            {t('failed.retry')}
          </Button>
        }
      />
    </>
  );
}
