import en from '../../../../../locales/en/push-kinds.json';
import ko from '../../../../../locales/ko/push-kinds.json';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushChoices } from '#contract/push.ts';
import { pushKinds, type PushKind } from '#contract/rules/push-kinds.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { NotifySwitch } from '../notify-switch.tsx';
import { muteKinds, pushChoices } from './queries.ts';
import * as css from './push-kinds.css.ts';

/**
 * Switches for notifications on this device, and for the kinds that the account gets on all of its devices; each is saved at once. Not offered before
 * a stay was confirmed. Text: push-kinds, mypage.
 */
export function PushKinds() {
  useOwnTexts('push-kinds', { ko, en });
  const { t } = useTranslation('push-kinds');
  const online = useOnline();
  const [choices, setChoices] = useState<PushChoices | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    void pushChoices().then((found) => {
      if (!left && found.ok) setChoices(found.value);
    });
    return () => {
      left = true;
    };
  }, []);
  if (!choices) return null;
  if (!choices.offered)
    return (
      <>
        <Drawing name="notifications" size="small" />
        <p className={css.soft}>{t('later')}</p>
      </>
    );
  const choose = async (kind: PushKind, on: boolean) => {
    const others = choices.muted.filter((each) => each !== kind);
    setBusy(true);
    const outcome = await muteKinds(on ? others : [...others, kind]);
    setBusy(false);
    if (outcome.ok) setChoices(outcome.value);
    else toast.warning(outcome.problem.message ?? t('failed'));
  };
  return (
    <>
      <NotifySwitch />
      <fieldset className={css.kinds}>
        <legend className={css.legend}>{t('legend')}</legend>
        <p className={css.soft}>{online ? t('help') : t('offline')}</p>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kind.${kind}`)}
            checked={!choices.muted.includes(kind)}
            disabled={!online || busy}
            onChange={({ target }) => void choose(kind, target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
