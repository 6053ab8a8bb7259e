import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { AccountForm } from '../account-form.tsx';
import { NameFields, PhoneFields } from '../contact-fields.tsx';
import { keepsPhone, profileBody, profileDraft, profileErrors } from '../model.ts';
import { updateProfile } from '../queries.ts';
import { useAccountForm } from '../use-account-form.ts';

export interface ProfileFormProps {
  accountId: string;
  profile: Profile;
  onSaved: () => void;
}

export function ProfileForm({ accountId, profile, onSaved }: ProfileFormProps) {
  const { t, i18n } = useTranslation('settings');
  const { draft, edit, form, drop } = useAccountForm(`profile/${accountId}`, profileDraft(profile));
  const looksWrong = profile.phoneImpossible && keepsPhone(draft, profile);

  const send = async () => {
    const wrong = profileErrors(draft, profile);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const saved = await form.send(() => updateProfile(profileBody(draft, profile)));
    if (!saved) return toast.warning(t('notSaved'));
    drop();
    toast.success(t('saved'));
    onSaved();
  };

  return (
    <AccountForm
      form={form}
      title={t('you.failed')}
      fields={['firstName', 'lastName', 'phoneCountry', 'phone']}
      submit={t('you.save')}
      compact
      onSend={send}
    >
      <NameFields value={draft} onChange={edit} errors={form.errors} />
      <PhoneFields
        value={draft}
        onChange={edit}
        errors={form.errors}
        help={looksWrong ? t('you.phoneLooksWrong') : undefined}
      />
      <TextField
        id="birthDate"
        label={t('you.birth')}
        value={profile.birthDate ? plainDate(profile.birthDate, i18n.language) : t('you.noBirth')}
        readOnly
        help={t('you.birthHelp')}
      />
    </AccountForm>
  );
}
