import { useTranslation } from 'react-i18next';
import type { Form } from '#app/platform/forms/form.ts';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { useFieldError } from '../use-field-error.ts';
import { PasswordRules } from './password-rules.tsx';

export type NewPassword = { password: string; again: string };
export const noPassword: NewPassword = { password: '', again: '' };

export interface NewPasswordFieldsProps {
  form: Form;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  label?: string;
}

export function NewPasswordFields({ form, value, onChange, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const error = useFieldError(form.errors);
  const change = (changed: Partial<NewPassword>, field: 'password' | 'passwordAgain') => {
    onChange({ ...value, ...changed });
    form.forget(field);
  };
  const toggle = { showLabel: t('auth:password.show'), hideLabel: t('auth:password.hide') };
  const differs = value.again !== '' && !value.password.startsWith(value.again);
  return (
    <>
      <div>
        <PasswordField
          {...toggle}
          id="password"
          label={label ?? t('auth:password.label')}
          autoComplete="new-password"
          required
          value={value.password}
          onChange={(event) => change({ password: event.target.value }, 'password')}
          error={error('password')}
        />
        <PasswordRules id="password-rules" password={value.password} />
      </div>
      <PasswordField
        {...toggle}
        id="passwordAgain"
        label={t('auth:password.again')}
        autoComplete="new-password"
        required
        value={value.again}
        onChange={(event) => change({ again: event.target.value }, 'passwordAgain')}
        error={error('passwordAgain') ?? (differs ? t('errors:password_mismatch') : undefined)}
      />
    </>
  );
}
