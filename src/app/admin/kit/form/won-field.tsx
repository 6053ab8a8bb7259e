import { useTranslation } from 'react-i18next';
import { TextField, type FieldText } from '#app/ui/forms/field.tsx';
import * as css from './won-field.css.ts';

export interface WonFieldProps extends FieldText {
  id: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  required?: boolean;
  readOnly?: boolean;
}

export function WonField({ onChange, required = true, ...rest }: WonFieldProps) {
  const { t } = useTranslation('admin-actions');
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      required={required}
      end={<span className={css.unit}>{t('won')}</span>}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
