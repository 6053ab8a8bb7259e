import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isLift, SLACK } from '../move/lift.ts';

export type Press = { target: Element; y: number };

/** Something that moves with the pointer until it is dropped. Dropping it at null returns it to its place. */
export type LiftedBar = {
  follow: (pointer: { x: number; y: number }) => void;
  drop: (pointer: { x: number; y: number } | null) => void;
};

/**
 * Scrolls an element by dragging with a mouse or pen; touch scrolls natively. A vertical drag on something that `lift` accepts moves that instead,
 * and Escape cancels. A drag never ends in a click.
 */
export function useDragScroll(
  scroller: RefObject<HTMLElement | null>,
  lift: (press: Press) => LiftedBar | null,
): void {
  const taken = useEffectEvent(lift);
  useEffect(() => {
    const element = scroller.current;
    return element ? dragsOf(element, (press) => taken(press)) : undefined;
  }, [scroller]);
}

type Begun = Press & { x: number; left: number; top: number };

/**
 * Listens to drags on an element.
 * @returns a function that stops listening
 */
function dragsOf(element: HTMLElement, lift: (press: Press) => LiftedBar | null): () => void {
  let begun: Begun | null = null;
  let carried: LiftedBar | null = null;
  let dragged = false;

  const end = (pointer: { x: number; y: number } | null) => {
    const last = carried;
    [begun, carried] = [null, null];
    delete element.dataset['dragging'];
    last?.drop(pointer);
  };
  const press = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch' || event.button !== 0 || onScrollbar(element, event)) return;
    if (!(target instanceof Element)) return;
    dragged = false;
    begun = { target, x, y, left: element.scrollLeft, top: element.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (!begun) return;
    // Released outside the window, where nothing was told of it.
    if (event.buttons === 0) return end(null);
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    if (!dragged && Math.hypot(x, y) < SLACK) return;
    if (!dragged) {
      dragged = true;
      element.setPointerCapture(event.pointerId);
      carried = isLift(x, y) ? lift(begun) : null;
      element.dataset['dragging'] = carried ? 'bar' : '';
    }
    if (carried) return carried.follow(event);
    element.scrollLeft = begun.left - x;
    element.scrollTop = begun.top - y;
  };
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !carried) return;
    // Nothing else that is open closes by it.
    event.preventDefault();
    event.stopPropagation();
    end(null);
  };
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', () => end(null), { signal });
  element.addEventListener('click', click, { capture: true, signal });
  document.addEventListener('keydown', escape, { capture: true, signal });
  return () => {
    ended.abort();
    end(null);
  };
}

function onScrollbar(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, top } = element.getBoundingClientRect();
  return clientX - left > element.clientWidth || clientY - top > element.clientHeight;
}
