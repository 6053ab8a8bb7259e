import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#app/platform/forms/form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { AccountForm } from '../account-form.tsx';
import { newPasswordErrors } from '../model.ts';
import { changePassword } from '../queries.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NewPasswordFields, noPassword } from './new-password-fields.tsx';

export function PasswordChange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['settings', 'auth']);
  const [current, setCurrent] = useState('');
  const [passwords, setPasswords] = useState(noPassword);
  const form = useForm();

  const send = async () => {
    const wrong = newPasswordErrors(passwords);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    if (!(await form.send(() => changePassword(current, passwords.password)))) return;
    toast.success(t('settings:logIn.passwordDone'));
    onDone();
  };

  return (
    <AccountForm
      form={form}
      lead={t('settings:logIn.passwordLead')}
      title={t('settings:logIn.failed')}
      fields={['current', 'password', 'passwordAgain']}
      submit={t('settings:logIn.passwordSubmit')}
      onSend={send}
    >
      <CurrentPasswordField form={form} value={current} onChange={setCurrent} />
      <NewPasswordFields
        form={form}
        value={passwords}
        onChange={setPasswords}
        label={t('auth:password.new')}
      />
    </AccountForm>
  );
}
