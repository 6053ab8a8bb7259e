import { storage } from '#app/platform/browser/storage.ts';

const SINGLE_KEYS = 'adminSingleKeys';

/** Apple keyboards use ⌘ where others use Ctrl. On them Ctrl-K deletes to the end of the line in every field. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** True unless single-letter keys were turned off on this device (WCAG 2.1.4: they can be turned off). */
export function hasSingleKeys(): boolean {
  return storage.get(SINGLE_KEYS) !== 'off';
}

export function setSingleKeys(on: boolean): void {
  if (on) storage.remove(SINGLE_KEYS);
  else storage.set(SINGLE_KEYS, 'off');
}

type Pressed = 'find' | 'keys' | 'next' | 'previous';

/**
 * Returns the meaning of a key in the admin area; null if it has none or is typed into a field. Letters are read by physical key, because `K` is ㅏ
 * with a Korean input method.
 */
export function pressedKey(event: KeyboardEvent): Pressed | null {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = event;
  if (defaultPrevented || isComposing || altKey) return null;
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (code === 'KeyK' && wanted && !other && !shiftKey) return 'find';
  if (ctrlKey || metaKey || isEditable(target) || !hasSingleKeys()) return null;
  if (key === '?') return 'keys';
  if (shiftKey) return null;
  return code === 'KeyJ' ? 'next' : code === 'KeyK' ? 'previous' : null;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
