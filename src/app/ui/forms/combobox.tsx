import { useId, useState, type KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { Field, type FieldText } from './field.tsx';
import { box, control, select, selectIcon } from './field.css.ts';
import { cx } from '../theme/cx.ts';
import * as css from './combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  keywords?: readonly string[];
}

export interface ComboboxProps extends FieldText {
  id?: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  nothing: string;
  required?: boolean;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

/** Returns the rank of an option for the typed text. Lower is better; null is no match. */
function fitness(option: ComboboxOption, typed: string): number | null {
  const wanted = plain(typed.trim());
  const ranks = [option.label, ...(option.keywords ?? [])].map((word) => {
    const given = plain(word);
    if (given === wanted) return 0;
    if (given.startsWith(wanted)) return 1;
    return given.includes(wanted) ? 2 : 3;
  });
  const best = Math.min(...ranks);
  return best === 3 ? null : best;
}

export function found(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  if (!typed.trim()) return [...options];
  return options
    .flatMap((option) => {
      const rank = fitness(option, typed);
      return rank === null ? [] : [{ option, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

function useSuggestions({ options, value, onChange }: Pick<ComboboxProps, 'options' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const list = open ? found(options, typed) : [];

  const show = () => {
    if (open) return;
    setTyped('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const close = () => setTyped(null);
  const choose = (option: ComboboxOption | undefined) => {
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const leave = () => {
    // One match left is what was meant.
    if (typed?.trim() && list.length === 1) choose(list[0]);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      if (!open) show();
      else if (list.length) setActive((active + step + list.length) % list.length);
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      choose(list[active]);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { typed, open, list, active, show, type, choose, leave, onKeyDown };
}

interface SuggestionsProps {
  id: string;
  label: string | undefined;
  list: readonly ComboboxOption[];
  active: number;
  value: string;
  onChoose: (option: ComboboxOption) => void;
}

function Suggestions({ id, label, list, active, value, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={css.list}
      // The field keeps the focus, so that leaving it does not close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.map((option, index) => (
        <button
          key={option.value}
          type="button"
          id={`${id}-${option.value}`}
          ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={index === active ? '' : undefined}
          className={css.option}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

export function Combobox(props: ComboboxProps) {
  const { label, aside, help, error, labelHidden, id, options, value, placeholder, nothing } = props;
  const listId = useId();
  const { typed, open, list, active, show, type, choose, leave, onKeyDown } = useSuggestions(props);
  const chosen = options.find((option) => option.value === value)?.label ?? '';

  return (
    <Field {...{ label, aside, help, error, labelHidden, id }}>
      {(given) => (
        <span className={box}>
          <input
            {...given}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list.length ? listId : undefined}
            aria-activedescendant={list[active] ? `${listId}-${list[active].value}` : undefined}
            aria-required={props.required}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={cx(control, select)}
            placeholder={open ? chosen || placeholder : placeholder}
            value={typed ?? chosen}
            onChange={(event) => type(event.target.value)}
            onClick={show}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <ChevronDown size={20} className={selectIcon} />
          {open && list.length === 0 && (
            <p role="status" className={cx(css.list, css.nothing)}>
              {nothing}
            </p>
          )}
          {list.length > 0 && (
            <Suggestions
              id={listId}
              label={typeof label === 'string' ? label : undefined}
              {...{ list, active, value }}
              onChoose={choose}
            />
          )}
        </span>
      )}
    </Field>
  );
}
