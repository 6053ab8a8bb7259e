import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Milliseconds that a finger must rest for a long press, and the movement in pixels that is tolerated. */
const [HELD_MS, TREMOR] = [500, 10];

/** Handles long presses. If `hold` returns true for the element, the browser's context menu and the click are suppressed. */
export function useLongPress(
  scroller: RefObject<HTMLElement | null>,
  hold: (target: Element) => boolean,
): void {
  const held = useEffectEvent(hold);
  useEffect(() => {
    const element = scroller.current;
    return element ? longPressesOf(element, (target) => held(target)) : undefined;
  }, [scroller]);
}

/**
 * Listens to long presses on an element.
 * @returns a function that stops listening
 */
function longPressesOf(element: HTMLElement, hold: (target: Element) => boolean): () => void {
  let resting: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let taken = false;

  const leave = () => {
    clearTimeout(timer);
    resting = null;
  };
  const fire = () => {
    // Weeks that come meanwhile have the grid scroll by itself under the finger, which is nobody's scroll: nothing is covered for it.
    delete element.dataset['scrolling'];
    // Not what was pressed: something may still have lain over it, as after a scroll.
    const target = resting && document.elementFromPoint(resting.x, resting.y);
    leave();
    taken = target !== null && hold(target);
  };
  const press = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    leave();
    taken = false;
    if (pointerType !== 'touch' || !isPrimary) return;
    resting = { x, y };
    timer = setTimeout(fire, HELD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > TREMOR) leave();
  };
  // Android's own long press, which may come a little before.
  const menu = (event: Event) => {
    if (resting) fire();
    if (taken) event.preventDefault();
  };
  const lifted = (event: TouchEvent) => taken && event.preventDefault();

  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', leave, { signal });
  element.addEventListener('pointercancel', leave, { signal });
  element.addEventListener('contextmenu', menu, { signal });
  element.addEventListener('touchend', lifted, { passive: false, signal });
  return () => {
    ended.abort();
    leave();
  };
}
