import { TextArea } from '#app/ui/forms/field.tsx';

/** The longest reason that the host takes, in UTF-16 units. */
const LONGEST_REASON = 300;

export interface ReasonFieldProps {
  id: string;
  label: string;
  /** The reader of the reason. */
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Why an administrator acts in writing. */
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
