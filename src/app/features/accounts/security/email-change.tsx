import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#app/platform/forms/form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../contact-fields.tsx';
import { emailErrors } from '../model.ts';
import { changeEmail } from '../queries.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

/** Requests another address, which takes effect once the link sent there is opened. Text: profile, auth, errors. */
export function EmailChange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings');
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const form = useForm();

  const send = async () => {
    const wrong = emailErrors(email);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const changed = await form.send(() => changeEmail(email, current));
    if (!changed) return;
    const { pendingEmail } = changed.value;
    toast.success(pendingEmail ? t('logIn.emailSent', { email: pendingEmail }) : t('logIn.emailKept'));
    onDone();
  };

  return (
    <AccountForm
      form={form}
      lead={t('logIn.emailLead')}
      title={t('logIn.failed')}
      fields={['email', 'current']}
      submit={t('logIn.emailSubmit')}
      onSend={send}
    >
      <EmailField
        label={t('logIn.emailNew')}
        value={{ email }}
        onChange={(changed) => {
          setEmail(changed.email ?? '');
          form.forget('email');
        }}
        errors={form.errors}
      />
      <CurrentPasswordField form={form} value={current} onChange={setCurrent} />
    </AccountForm>
  );
}
