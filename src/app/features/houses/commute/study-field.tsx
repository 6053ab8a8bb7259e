import type { University } from '#contract/seoul/commutes.ts';
import { setOwnUniversity } from '../own-university.ts';
import { UniversityField } from './university-field.tsx';

export interface StudyFieldProps {
  value: string | undefined;
  onChange: (university: University | undefined) => void;
}

/** First field of a search: the choice stays on the device, and orders the list of houses. */
export default function StudyField({ value, onChange }: StudyFieldProps) {
  return (
    <UniversityField
      value={value}
      labelHidden
      onChange={(id, university) => {
        setOwnUniversity(id);
        onChange(university);
      }}
    />
  );
}
