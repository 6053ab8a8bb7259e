import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { plainDate } from '#app/platform/format.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.ts';
import { NameFields, PhoneFields } from './contact-fields.tsx';
import { FormSummary } from './form-summary.tsx';
import { errorsAnsweredBy, profileBody, profileDraft, profileErrors } from './model.ts';
import { updateProfile } from './queries.ts';
import * as css from './form.css.ts';

export interface ProfileFormProps {
  /** Of the draft: what is typed is one account's. */
  accountId: string;
  profile: Profile;
  onSaved: () => void;
}

/** Name and phone of a member. What was typed outlives an error and a reload. Text: profile, auth, errors. */
export function ProfileForm({ accountId, profile, onSaved }: ProfileFormProps) {
  const { t, i18n } = useTranslation(['profile', 'auth']);
  const key = `profile/${accountId}`;
  const [draft, change] = useDraft('session', key, profileDraft(profile));
  const form = useForm();
  const online = useOnline();

  const edit = (changed: Partial<typeof draft>) => {
    change(changed);
    form.forget(...errorsAnsweredBy(changed));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = profileErrors(draft);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const saved = await form.send(() => updateProfile(profileBody(draft)));
    if (!saved) return toast.warning(t('profile:notSaved'));
    dropDraft('session', key);
    toast.success(t('profile:saved'));
    onSaved();
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormSummary
        form={form}
        title={t('profile:you.failed')}
        fields={['firstName', 'lastName', 'phoneCountry', 'phone']}
        names={{ firstName: t('auth:contact.firstName'), lastName: t('auth:contact.lastName') }}
      />
      <NameFields value={draft} onChange={edit} errors={form.errors} />
      <PhoneFields value={draft} onChange={edit} errors={form.errors} />
      <TextField
        id="birthDate"
        label={t('profile:you.birth')}
        value={profile.birthDate ? plainDate(profile.birthDate, i18n.language) : t('profile:you.noBirth')}
        readOnly
        help={t('profile:you.birthHelp')}
      />
      <div className={css.submit}>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          invalid={!online}
          reason={t('profile:needsNetwork')}
        >
          {t('profile:you.save')}
        </Button>
      </div>
    </form>
  );
}
