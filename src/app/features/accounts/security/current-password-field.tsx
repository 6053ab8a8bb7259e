import { useTranslation } from 'react-i18next';
import type { Form } from '#app/platform/forms/form.ts';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { useFieldError } from '../use-field-error.ts';

export interface CurrentPasswordFieldProps {
  form: Form;
  value: string;
  onChange: (value: string) => void;
}

export function CurrentPasswordField({ form, value, onChange }: CurrentPasswordFieldProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const error = useFieldError(form.errors);
  return (
    <PasswordField
      id="current"
      label={t('settings:logIn.current')}
      autoComplete="current-password"
      showLabel={t('auth:password.show')}
      hideLabel={t('auth:password.hide')}
      required
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
        form.forget('current');
      }}
      error={error('current')}
    />
  );
}
