import { useEffect, useRef } from 'react';

/** Milliseconds from the last key press until the input is reported. */
const SETTLED_MS = 350;

/**
 * Connects an uncontrolled input to a value in the address. Input is reported when typing pauses, or at once with `settle`. A new value from the
 * address is written into the input unless it has the focus.
 */
export function useSettledInput(value: string, onSettle: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = ref.current;
    if (input && document.activeElement !== input) input.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    clearTimeout(timer.current);
    const typed = ref.current?.value.trim() ?? '';
    if (typed !== value) onSettle(typed);
  };
  const onChange = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLED_MS);
  };
  return { field: { ref, defaultValue: value, onChange }, settle };
}
