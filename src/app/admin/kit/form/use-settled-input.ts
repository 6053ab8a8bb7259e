import { useEffect, useRef } from 'react';

/** From the last key until what was typed counts. */
const SETTLED_MS = 350;

/**
 * Lets an input of the platform lead and the address follow: what was typed is told once typing rests, or at once with `settle`. A value
 * that the address gets from elsewhere is written into the input unless somebody is typing there.
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
