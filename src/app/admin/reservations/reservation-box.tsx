import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#app/ui/forms/field.tsx';

export interface ReservationBoxProps {
  className?: string;
  onFocus: () => void;
  onBlur: () => void;
  onFind: (words: string) => void;
}

export function ReservationBox({ className, onFocus, onBlur, onFind }: ReservationBoxProps) {
  const { t } = useTranslation('admin');
  const find = (data: FormData) => {
    const words = data.get('search');
    if (typeof words === 'string' && words.trim()) onFind(words.trim());
  };
  return (
    <form
      role="search"
      className={className}
      onFocus={onFocus}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        find(new FormData(event.currentTarget));
      }}
    >
      <TextField
        type="search"
        name="search"
        label={t('find.label')}
        labelHidden
        placeholder={t('find.placeholder')}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        icon={<Search size={20} />}
      />
    </form>
  );
}
