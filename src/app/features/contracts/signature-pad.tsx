import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Eraser, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { lightColors } from '#app/ui/theme/palette.ts';
import {
  drawingOf,
  drawingText,
  isSignature,
  Pad,
  PAD_RATIO,
  penFor,
  pictureOf,
  scaled,
  type Drawing,
  type Line,
} from './ink.ts';
import * as css from './signature-pad.css.ts';

/** Highest pixel ratio to render at; a higher one only costs memory. */
const MAX_SHARPNESS = 3;

export interface SignaturePadProps {
  /** Serialized drawing made before, as passed to `onChange`. */
  drawn: string;
  /** Called with the picture as a PNG data URL, or null while nothing (or only a slip) is drawn, and with the serialized drawing. */
  onChange: (png: string | null, drawn: string) => void;
}

export function SignaturePad({ drawn: before, onChange }: SignaturePadProps) {
  const { t } = useTranslation('sign');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const [former] = useState(() => drawingOf(before));
  const [count, setCount] = useState(0);

  const change = (lines: readonly Line[]) => {
    const width = canvas.current?.clientWidth ?? 0;
    setCount(lines.length);
    onChange(isSignature(lines, width) ? pictureOf(lines, width) : null, drawingText({ width, lines }));
  };
  const drawn = useEffectEvent(() => change(pad.current?.toData() ?? []));
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const made = new Pad(target, { penColor: lightColors.ink, throttle: 0, minDistance: 2 });
    pad.current = made;
    made.addEventListener('endStroke', drawn);
    const stop = fitToPlace(target, made, former);
    if (former) drawn();
    return () => {
      stop();
      made.off();
    };
  }, [former]);

  const show = (lines: Line[]) => {
    pad.current?.fromData(lines);
    change(lines);
  };
  return (
    <div className={css.pad}>
      <div className={css.paper}>
        <canvas
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={count ? t('pad.drawn') : t('pad.empty')}
        />
        {count === 0 && <span className={css.hint}>{t('pad.hint')}</span>}
      </div>
      <Tools
        empty={count === 0}
        onUndo={() => show(pad.current?.toData().slice(0, -1) ?? [])}
        onClear={() => show([])}
      />
    </div>
  );
}

function Tools(props: { empty: boolean; onUndo: () => void; onClear: () => void }) {
  const { t } = useTranslation('sign');
  return (
    <div className={css.tools}>
      <Button variant="quiet" size="small" invalid={props.empty} onClick={props.onUndo}>
        <Undo2 size={20} />
        {t('pad.undo')}
      </Button>
      <Button variant="quiet" size="small" invalid={props.empty} onClick={props.onClear}>
        <Eraser size={20} />
        {t('pad.clear')}
      </Button>
    </div>
  );
}

/**
 * Keeps a pad as sharp as the screen and its drawing in place, also when the phone is turned; begins with `former`.
 * @returns a function that stops this
 */
function fitToPlace(canvas: HTMLCanvasElement, pad: Pad, former: Drawing | null): () => void {
  let fitted = 0;
  const fit = () => {
    const width = canvas.clientWidth;
    if (width === 0 || width === fitted) return;
    const [lines, from] = fitted ? [pad.toData(), fitted] : [former?.lines ?? [], former?.width ?? width];
    fitted = width;
    const sharpness = Math.min(globalThis.devicePixelRatio || 1, MAX_SHARPNESS);
    canvas.width = width * sharpness;
    canvas.height = width * sharpness * PAD_RATIO;
    canvas.getContext('2d')?.scale(sharpness, sharpness);
    Object.assign(pad, penFor(width));
    pad.fromData(scaled(lines, width / from));
  };
  fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  return () => sizes.disconnect();
}
