import type { MapPoint } from '#contract/seoul/projection.ts';
import { moved, zoomed, type Size, type View } from './view.ts';

export type MapHandle = {
  view: () => View;
  size: () => Size;
  /** True if the map fills the screen, so that one finger and the wheel move it; elsewhere they scroll the page. */
  whole: () => boolean;
  show: (view: View) => void;
  /** Called when somebody tries to move the map by a gesture that scrolls the page. */
  passedBy: () => void;
};

const TAP_MS = 300;
const TAP_PX = 24;
/** Zoom per pixel of wheel delta: one notch is about 100 px and zooms by a fifth. */
const WHEEL = 0.0018;

/**
 * Moves a map by mouse, wheel, touch and double tap.
 * @returns a function that removes the listeners
 */
export function listenForGestures(box: HTMLElement, map: MapHandle): () => void {
  const ending = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
  ) => box.addEventListener(type, listen, { passive: false, signal: ending.signal });
  const inBox = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const zoom = (factor: number, at: MapPoint) => map.show(zoomed(map.view(), factor, at, map.size()));

  on('wheel', (event) => {
    // A pinch on a trackpad comes as a wheel with Ctrl.
    if (!map.whole() && !event.ctrlKey && !event.metaKey) return map.passedBy();
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const faster = event.ctrlKey ? 3 : 1;
    zoom(Math.exp(-event.deltaY * lines * WHEEL * faster), inBox(event));
  });
  listenForMouse(on, map, inBox, zoom);
  listenForTouch(on, map, inBox, zoom);
  return () => ending.abort();
}

type On = <K extends keyof HTMLElementEventMap>(
  type: K,
  listen: (event: HTMLElementEventMap[K]) => void,
) => void;
type InBox = (at: { clientX: number; clientY: number }) => MapPoint;
type Zoom = (factor: number, at: MapPoint) => void;

/** True for a target that is pressed or read, not dragged. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, label, article') !== null;

function listenForMouse(on: On, map: MapHandle, inBox: InBox, zoom: Zoom): void {
  let from: MapPoint | null = null;
  on('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0 || isControl(event.target)) return;
    from = inBox(event);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (!from) return;
    const to = inBox(event);
    map.show(moved(map.view(), { x: to.x - from.x, y: to.y - from.y }));
    from = to;
  });
  const end = () => (from = null);
  on('pointerup', end);
  on('pointercancel', end);
  on('dblclick', (event) => {
    if (!isControl(event.target)) zoom(event.shiftKey ? 0.5 : 2, inBox(event));
  });
}

/** Uses touch events, because only they let a page take two fingers and leave one to the browser. */
function listenForTouch(on: On, map: MapHandle, inBox: InBox, zoom: Zoom): void {
  let last: { at: MapPoint; apart: number; fingers: number } | null = null;
  let tapped = { time: 0, at: { x: 0, y: 0 } };
  let isTap = false;
  const read = (touches: TouchList) => {
    const points = Array.from(touches, inBox);
    const [one = { x: 0, y: 0 }, other = one] = points;
    return {
      at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.hypot(one.x - other.x, one.y - other.y),
      fingers: points.length,
    };
  };
  on('touchstart', (event) => {
    last = read(event.touches);
    isTap = last.fingers === 1 && !isControl(event.target);
  });
  on('touchmove', (event) => {
    const now = read(event.touches);
    if (now.fingers === 1 && !map.whole()) return map.passedBy();
    if (event.cancelable) event.preventDefault();
    if (last?.fingers === now.fingers) {
      const by = { x: now.at.x - last.at.x, y: now.at.y - last.at.y };
      if (Math.hypot(by.x, by.y) > 1) isTap = false;
      const view = moved(map.view(), by);
      const factor = now.fingers > 1 && last.apart > 0 ? now.apart / last.apart : 1;
      map.show(zoomed(view, factor, now.at, map.size()));
    }
    last = now;
  });
  on('touchend', (event) => {
    const at = last?.at;
    last = event.touches.length > 0 ? read(event.touches) : null;
    if (!isTap || !at) return;
    const near = Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < TAP_PX;
    if (near && event.timeStamp - tapped.time < TAP_MS) {
      event.preventDefault();
      zoom(2, at);
      tapped = { time: 0, at };
    } else tapped = { time: event.timeStamp, at };
  });
}
