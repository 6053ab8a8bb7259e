import { Minus, Plus } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { listenForGestures } from './gestures.ts';
import { moved, zoomed, type Size, type View } from './view.ts';
import * as css from './map-frame.css.ts';

export type Shown = { view: View; size: Size };

export interface MapFrameProps {
  label: string;
  shown: Shown | null;
  onSize: (size: Size) => void;
  onMove: (view: View) => void;
  whole?: boolean;
  children?: ReactNode;
}

const STEP_PX = 80;
const HINT_MS = 1600;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};
const zooms: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, _: 1 / 1.5 };

export function MapFrame({ label, shown, onSize, onMove, whole = false, children }: MapFrameProps) {
  const { t } = useTranslation('map');
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const [hint, passedBy] = useHint();
  useGestures(box, { shown, onSize, onMove, whole, passedBy });
  const [focused, blurred] = useFocusOf(box);
  const zoom = (factor: number) =>
    shown &&
    onMove(zoomed(shown.view, factor, { x: shown.size.width / 2, y: shown.size.height / 2 }, shown.size));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    const [by, factor] = [arrows[event.key], zooms[event.key]];
    if (by && event.target === box.current) onMove(moved(shown.view, { x: by[0], y: by[1] }));
    else if (factor) zoom(factor);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      aria-describedby={help}
      tabIndex={0}
      className={css.frame}
      data-whole={whole || undefined}
      onKeyDown={press}
      onFocus={focused}
      onBlur={blurred}
    >
      {children}
      <p id={help} hidden>
        {t('help')}
      </p>
      {hint && (
        <p className={css.hint} aria-hidden="true">
          {hint}
        </p>
      )}
      <Buttons onZoom={zoom} />
      <Sources />
    </div>
  );
}

type Gestures = Required<Pick<MapFrameProps, 'shown' | 'onSize' | 'onMove' | 'whole'>> & {
  passedBy: () => void;
};

function useGestures(box: RefObject<HTMLElement | null>, doing: Gestures): void {
  // The listeners stay while what they do changes.
  const now = useRef(doing);
  useLayoutEffect(() => {
    now.current = doing;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) now.current.onSize({ width, height });
    });
    observer.observe(element);
    const stop = listenForGestures(element, {
      view: () => now.current.shown!.view,
      size: () => now.current.shown!.size,
      whole: () => now.current.whole,
      show: (view) => {
        now.current.shown = now.current.shown && { ...now.current.shown, view };
        now.current.onMove(view);
      },
      passedBy: () => now.current.passedBy(),
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box]);
}

/** Focuses the map if the focused element was removed, because pins and clusters come and go with the view. */
function useFocusOf(box: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  const focused = ({ target }: FocusEvent) => (last.current = target);
  const blurred = ({ target }: FocusEvent) =>
    // Browsers differ in whether an element that is taken away is blurred; by then it is.
    queueMicrotask(() => {
      if (target.isConnected && last.current === target) last.current = null;
    });
  return [focused, blurred] as const;
}

function useHint(): [string | null, () => void] {
  const { t } = useTranslation('map');
  const [shown, setShown] = useState(false);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);
  const show = () => {
    setShown(true);
    clearTimeout(ending.current);
    ending.current = setTimeout(() => setShown(false), HINT_MS);
  };
  const isTouch = shown && matchMedia('(pointer: coarse)').matches;
  const isMac = shown && /Mac/.test(navigator.userAgent);
  return [shown ? t(isTouch ? 'twoFingers' : isMac ? 'wheelMac' : 'wheel') : null, show];
}

function Buttons({ onZoom }: { onZoom: (factor: number) => void }) {
  const { t } = useTranslation('map');
  return (
    <div className={css.zoom}>
      <button type="button" className={css.button} aria-label={t('zoomIn')} onClick={() => onZoom(2)}>
        <Plus size={20} aria-hidden="true" />
      </button>
      <button type="button" className={css.button} aria-label={t('zoomOut')} onClick={() => onZoom(0.5)}>
        <Minus size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Attribution, as required by the data's README. */
function Sources() {
  const { t } = useTranslation('map');
  return (
    <p className={css.sources}>
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener noreferrer"
        className={css.source}
      >
        {t('attribution')}
      </a>
      {' · '}
      <span className={css.source}>{t('sources')}</span>
    </p>
  );
}
