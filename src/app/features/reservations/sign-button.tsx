import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button, type ButtonProps } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { signingLink } from './queries.ts';

type SignButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'full'> & {
  /** The reservation's id. */
  id: string;
  label: string;
};

export function SignButton({ id, label, ...look }: SignButtonProps) {
  const { t } = useTranslation('booking');
  const router = useRouter();
  const online = useOnline();
  const [isAsking, setAsking] = useState(false);
  const busy = useBusyUntilLoaded(isAsking);
  const open = async () => {
    setAsking(true);
    const outcome = await signingLink(id);
    setAsking(false);
    if (outcome.ok) return router.navigate({ to: '/sign', search: { token: outcome.value.token } });
    toast.warning(sentenceOf(outcome.problem, t('offline')));
    void router.invalidate();
  };
  return (
    <Button {...look} busy={busy} invalid={!online} reason={t('needsNetwork')} onClick={() => void open()}>
      {label}
    </Button>
  );
}
