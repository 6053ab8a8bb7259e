import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationChoices, Profile } from '#contract/accounts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { updateProfile, type ProfileChange } from '../queries.ts';
import { LanguageField } from './language-field.tsx';
import * as css from './settings.css.ts';

interface PreferenceProps {
  profile: Profile;
  onChanged: () => void;
}

function useSave({ profile, onChanged }: PreferenceProps) {
  const { t } = useTranslation(['settings', 'profile']);
  const [busy, setBusy] = useState(false);
  const save = async (changed: Partial<ProfileChange>): Promise<boolean> => {
    setBusy(true);
    // The phone is left out and stays what it is.
    const { firstName, lastName } = profile;
    const outcome = await updateProfile({ firstName, lastName, ...changed });
    setBusy(false);
    if (outcome.ok) toast.success(t('saved'));
    else toast.warning(`${t('notSaved')} ${sentenceOf(outcome.problem, t('offline'))}`);
    if (outcome.ok) onChanged();
    return outcome.ok;
  };
  return { busy, save };
}

export function LanguageChoice({ profile, onChanged }: PreferenceProps) {
  const { i18n } = useTranslation('settings');
  const { t } = i18n;
  const shown = i18n.language === 'en' ? 'en' : 'ko';
  return (
    <div className={css.narrow}>
      <LanguageField legend={t('profile:language.legend')} />
      {profile.language !== shown && <LettersToo profile={profile} onChanged={onChanged} language={shown} />}
    </div>
  );
}

function LettersToo({ language, ...of }: PreferenceProps & { language: 'ko' | 'en' }) {
  const { t } = useTranslation('settings');
  const online = useOnline();
  const { busy, save } = useSave(of);
  return (
    <div className={css.below}>
      <p className={css.quiet}>{t('language.differs', { language: t(`language.${of.profile.language}`) })}</p>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        invalid={!online}
        reason={t('needsNetwork')}
        onClick={() => void save({ language })}
      >
        {t('language.align', { language: t(`language.${language}`) })}
      </Button>
    </div>
  );
}

export function NotificationSettings(of: PreferenceProps) {
  const { t } = useTranslation('settings');
  const online = useOnline();
  const { busy, save } = useSave(of);
  const [choices, setChoices] = useState(of.profile.notifications);
  const choose = async (changed: Partial<NotificationChoices>) => {
    const wanted = { ...choices, ...changed };
    setChoices(wanted);
    if (!(await save({ notifications: wanted }))) setChoices(choices);
  };
  return (
    <div className={css.checks}>
      {(['receipt', 'sms', 'push', 'marketing'] as const).map((kind) => (
        <Checkbox
          key={kind}
          label={t(`notifications.${kind}`)}
          help={online ? t(`notifications.${kind}Help`) : t('needsNetwork')}
          checked={choices[kind]}
          disabled={!online || busy}
          onChange={(event) => void choose({ [kind]: event.target.checked })}
        />
      ))}
    </div>
  );
}
