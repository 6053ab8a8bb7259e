import { useEffect, type RefObject } from 'react';

/** Pixels from which a press is a drag and no click. */
const SLACK = 5;

/** Scrolls an element by dragging it with a mouse or a pen; a finger scrolls by itself. What was dragged is not clicked. */
export function useDragScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let begun: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;

    const press = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0 || onScrollbar(element, event)) return;
      dragged = false;
      begun = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const release = () => {
      begun = null;
      delete element.dataset['dragging'];
    };
    const move = (event: PointerEvent) => {
      if (!begun) return;
      // Released outside the window, where nothing was told of it.
      if (event.buttons === 0) return release();
      const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
      if (!dragged && Math.hypot(x, y) < SLACK) return;
      if (!dragged) {
        dragged = true;
        element.setPointerCapture(event.pointerId);
        element.dataset['dragging'] = '';
      }
      element.scrollLeft = begun.left - x;
      element.scrollTop = begun.top - y;
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click, true);
    };
  }, [scroller]);
}

function onScrollbar(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, top } = element.getBoundingClientRect();
  return clientX - left > element.clientWidth || clientY - top > element.clientHeight;
}
