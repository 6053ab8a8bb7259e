import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { lightColors } from '#app/ui/theme/palette.ts';
import { drawStrokes, isSignature, PAD_RATIO, type Point, type Stroke } from './stroke.ts';
import * as css from './signature-pad.css.ts';

/** Pixels of the picture that goes into the contract. */
const PICTURE_WIDTH = 900;

export interface SignaturePadProps {
  /** The picture as a PNG data URL, or null while nothing (or only a slip) is drawn. */
  onChange: (png: string | null) => void;
}

/** Paper to sign on with a finger, a pen or a mouse. Text: sign. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const { t } = useTranslation('sign');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const drawing = useRef<{ pointer: number; stroke: Stroke } | null>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const redraw = () => {
      const width = target.clientWidth * Math.min(globalThis.devicePixelRatio || 1, 3);
      target.width = width;
      target.height = width * PAD_RATIO;
      const context = target.getContext('2d');
      if (context) drawStrokes(context, strokes, width, lightColors.ink);
    };
    const sizes = new ResizeObserver(redraw);
    sizes.observe(target);
    return () => sizes.disconnect();
  }, [strokes]);

  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.width };
  };
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointer: event.pointerId, stroke: [at(event)] };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const now = drawing.current;
    if (now?.pointer !== event.pointerId) return;
    const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
    now.stroke.push(...(events.length ? events : [event]).map(at));
    const context = event.currentTarget.getContext('2d');
    if (context) drawStrokes(context, [now.stroke], event.currentTarget.width, lightColors.ink);
  };
  const up = (event: PointerEvent<HTMLCanvasElement>) => {
    const now = drawing.current;
    if (now?.pointer !== event.pointerId) return;
    drawing.current = null;
    change([...strokes, now.stroke]);
  };
  const change = (next: readonly Stroke[]) => {
    setStrokes(next);
    onChange(isSignature(next) ? pictureOf(next) : null);
  };

  return (
    <div className={css.pad}>
      <div className={css.paper}>
        <canvas
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={strokes.length ? t('pad.drawn') : t('pad.empty')}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
        />
        {strokes.length === 0 && <span className={css.hint}>{t('pad.hint')}</span>}
      </div>
      <Button
        variant="quiet"
        size="small"
        className={css.clear}
        invalid={strokes.length === 0}
        onClick={() => change([])}
      >
        <Eraser size={20} />
        {t('pad.clear')}
      </Button>
    </div>
  );
}

function pictureOf(strokes: readonly Stroke[]): string | null {
  const picture = document.createElement('canvas');
  picture.width = PICTURE_WIDTH;
  picture.height = PICTURE_WIDTH * PAD_RATIO;
  const context = picture.getContext('2d');
  if (!context) return null;
  drawStrokes(context, strokes, PICTURE_WIDTH, lightColors.ink);
  return picture.toDataURL('image/png');
}
