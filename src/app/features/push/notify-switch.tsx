import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { notifyHere, notifyNoMore, notifyState, type NotifyState } from './queries.ts';

/**
 * Switches push notifications on this device, until log-out. Renders nothing if the host sends none. `along` is the state, if the screen has read it.
 * Text: mypage.
 */
export function NotifySwitch({ along = null }: { along?: NotifyState | null }) {
  const { t } = useTranslation('mypage');
  const online = useOnline();
  const [state, setState] = useReads(notifyState, 'push', null, along);
  const [busy, setBusy] = useState(false);

  if (state === null || state === 'unavailable') return null;
  const change = async (on: boolean) => {
    setBusy(true);
    const outcome = await (on ? notifyHere() : notifyNoMore());
    setBusy(false);
    if (outcome.ok) setState(() => outcome.value);
    if (!outcome.ok || (on && outcome.value !== 'on'))
      toast.warning((!outcome.ok && outcome.problem.message) || t('push.failed'));
  };
  const impossible = state === 'unsupported' || state === 'denied';
  const help = {
    unsupported: t('push.unsupported'),
    denied: t('push.denied'),
    on: t('push.help'),
    off: t('push.help'),
  }[state];
  return (
    <Checkbox
      label={t('push.label')}
      help={online || impossible ? help : t('push.offline')}
      checked={state === 'on'}
      disabled={impossible || busy || !online}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
