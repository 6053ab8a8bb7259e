import { TextArea } from '#app/ui/forms/field.tsx';

/** Maximum length of a reason that the host takes, in UTF-16 units. */
const LONGEST_REASON = 300;

export interface ReasonFieldProps {
  id: string;
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function ReasonField({ onChange, value, ...rest }: ReasonFieldProps) {
  return (
    <TextArea
      {...rest}
      value={value}
      rows={3}
      maxLength={LONGEST_REASON}
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
