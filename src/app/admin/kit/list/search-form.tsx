import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { TextField } from '#app/ui/forms/field.tsx';
import { useSettledInput } from '../form/use-settled-input.ts';

/** The filters of a list and their change. */
export interface FiltersProps<Search> {
  search: Search;
  /** Changes some filters. With `typing` the browser history entry is replaced, not added. */
  onChange: (changed: Search, typing?: 'typing') => void;
}

export interface SearchFormProps {
  value: string;
  onSearch: (typed: string | undefined) => void;
  label: string;
  placeholder?: string;
  className?: string;
  fieldClassName?: string;
  children?: ReactNode;
}

export function SearchForm(props: SearchFormProps) {
  const { value, onSearch, label, placeholder = label, className, fieldClassName, children } = props;
  const words = useSettledInput(value, (typed) => onSearch(typed || undefined));
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        words.settle();
      }}
    >
      <TextField
        type="search"
        label={label}
        labelHidden
        {...(fieldClassName ? { className: fieldClassName } : {})}
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        icon={<Search size={20} />}
        {...words.field}
      />
      {children}
    </form>
  );
}
