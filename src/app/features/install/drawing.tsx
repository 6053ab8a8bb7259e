import { House } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import * as css from './drawing.css.ts';

export type Icon = ComponentType<{ size?: number; x?: number; y?: number }>;
export type Edge = 'top' | 'bottom';

export const WIDTH = 280;
const HEIGHT = 120;
export const SIDE = 28;
const BAR = 44;
const ICON = 18;
const CORNER = 20;

export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={css.picture}>
      {children}
    </svg>
  );
}

export function Screen({ edge }: { edge: Edge }) {
  const top = edge === 'top';
  const right = WIDTH - SIDE;
  const outline = top
    ? `M${SIDE} ${HEIGHT}V${8 + CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} -${CORNER}H${right - CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER}V${HEIGHT}`
    : `M${SIDE} 0V${HEIGHT - 8 - CORNER}a${CORNER} ${CORNER} 0 0 0 ${CORNER} ${CORNER}H${right - CORNER}a${CORNER} ${CORNER} 0 0 0 ${CORNER} -${CORNER}V0`;
  const first = top ? 72 : 14;
  return (
    <>
      <path d={outline} className={css.screen} />
      {[168, 128].map((width, index) => (
        <rect
          key={width}
          x={SIDE + 20}
          y={first + index * 18}
          width={width}
          height={8}
          rx={4}
          className={css.line}
        />
      ))}
    </>
  );
}

export type BarProps = { edge: Edge; icons: readonly Icon[]; target: number; address?: boolean };

/** Draws a browser's bar. With `address`, the address field is before the last icons: after the first icon if there are several. */
export function Bar({ edge, icons, target, address = false }: BarProps) {
  const inner = WIDTH - 2 * SIDE;
  const y = edge === 'top' ? 14 : HEIGHT - 8 - BAR;
  const middle = y + BAR / 2;
  const place = (index: number) => {
    if (!address) return SIDE + (inner / icons.length) * (index + 0.5);
    const fromEnd = icons.length - 1 - index;
    return index === 0 && icons.length > 1 ? SIDE + 26 : WIDTH - SIDE - 26 - fromEnd * 36;
  };
  const before = icons.length > 1 ? 50 : 14;
  const after = 50 + Math.max(0, icons.length - 2) * 36;
  return (
    <>
      {edge === 'bottom' && <path d={`M${SIDE} ${y}H${WIDTH - SIDE}`} className={css.edge} />}
      {address && <Field x={SIDE + before} y={middle - 13} width={inner - before - after} />}
      {icons.map((Drawn, index) => (
        <g key={place(index)} className={index === target ? css.target : css.quiet}>
          {index === target && <circle cx={place(index)} cy={middle} r={18} className={css.ring} />}
          <Drawn x={place(index) - ICON / 2} y={middle - ICON / 2} size={ICON} />
        </g>
      ))}
    </>
  );
}

export function Field({
  x,
  y,
  width,
  target = false,
}: {
  x: number;
  y: number;
  width: number;
  target?: boolean;
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height={26} rx={13} className={target ? css.ring : css.field} />
      <rect
        x={x + 14}
        y={y + 10}
        width={width * 0.5}
        height={6}
        rx={3}
        className={target ? css.written : css.line}
      />
    </>
  );
}

type RowProps = { icon?: Icon; label?: string; x: number; y: number; width: number; target?: boolean };

/** Draws an entry of a list; an entry without a label does not matter. */
export function Row({ icon: Drawn, label, x, y, width, target = false }: RowProps) {
  return (
    <g className={target ? css.target : css.quiet}>
      <rect x={x} y={y} width={width} height={32} rx={10} className={target ? css.ring : css.row} />
      {label ? (
        <text x={x + 14} y={y + 21} className={css.text}>
          {label}
        </text>
      ) : (
        <rect x={x + 14} y={y + 13} width={width * 0.4} height={6} rx={3} className={css.line} />
      )}
      {Drawn ? (
        <Drawn x={x + width - 30} y={y + 7} size={ICON} />
      ) : (
        <circle cx={x + width - 21} cy={y + 16} r={6} className={css.line} />
      )}
    </g>
  );
}

export function List({ label, icon, text }: { label: string; icon: Icon; text: string }) {
  const row = { x: SIDE, width: WIDTH - 2 * SIDE };
  return (
    <Picture label={label}>
      <Row {...row} y={6} />
      <Row {...row} y={44} icon={icon} label={text} target />
      <Row {...row} y={82} />
    </Picture>
  );
}

export function Window({ label, text, edge }: { label: string; text: string; edge: Edge }) {
  const buttonY = edge === 'top' ? 14 : 76;
  const appY = edge === 'top' ? 54 : 20;
  return (
    <Picture label={label}>
      <rect x={SIDE} y={4} width={WIDTH - 2 * SIDE} height={HEIGHT - 8} rx={CORNER} className={css.row} />
      <rect x={SIDE + 18} y={appY} width={42} height={42} rx={12} className={css.app} />
      <g className={css.onApp}>
        <House x={SIDE + 28} y={appY + 10} size={22} />
      </g>
      <rect x={SIDE + 74} y={appY + 10} width={88} height={8} rx={4} className={css.line} />
      <rect x={SIDE + 74} y={appY + 26} width={60} height={6} rx={3} className={css.line} />
      <g className={css.target}>
        <rect x={WIDTH - SIDE - 80} y={buttonY} width={66} height={30} rx={15} className={css.ring} />
        <text x={WIDTH - SIDE - 47} y={buttonY + 20} textAnchor="middle" className={css.text}>
          {text}
        </text>
      </g>
    </Picture>
  );
}
