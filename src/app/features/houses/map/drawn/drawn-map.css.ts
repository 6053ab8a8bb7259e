import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, subway, font } = vars;

export const map = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
globalStyle(`${map} path`, {
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(`${map} text`, { textAnchor: 'middle' });

const of = `${map} `;
const path = (look: Parameters<typeof globalStyle>[1]): string => {
  const name = style({});
  globalStyle(`${of}.${name}`, look);
  return name;
};
export const city = path({ fill: color.paper, stroke: color.line, strokeWidth: 1.5 });
export const area = path({ fill: color.brandSoft });
/** Deeper the nearer, under one opacity for each area. */
const tint = (share: number) => `color-mix(in srgb, ${color.brand} ${share}%, ${color.paper})`;
export const reach = style({ opacity: 0.85 });
export const reachEdge = path({ stroke: color.brand, strokeWidth: 2.5 });
export const reachOf = {
  20: path({ fill: tint(26) }),
  30: path({ fill: tint(15) }),
  40: path({ fill: tint(7) }),
};
export const swatch = styleVariants({ 20: 26, 30: 15, 40: 7 } as const, (share) => ({
  display: 'inline-block',
  width: '14px',
  height: '14px',
  border: `1px solid ${color.brand}`,
  borderRadius: vars.radius.round,
  background: tint(share),
}));
export const water = path({ fill: color.water });
export const stream = path({ stroke: color.water, strokeWidth: 2.5 });
export const island = path({ fill: color.paper });
export const peak = path({ fill: color.line });
const subwayLine = (line: keyof typeof subway) => path({ stroke: subway[line], strokeWidth: 3 });
export const line = { 1: subwayLine(1), 2: subwayLine(2), 6: subwayLine(6) };
export const number = styleVariants(subway, (fill) => ({ fill }));
export const faint = path({ strokeOpacity: 0.3 });
export const ridden = path({ strokeWidth: 6 });
export const casing = path({ stroke: color.paper, strokeWidth: 10 });
export const dot = path({ strokeWidth: 7 });
export const change = path({ stroke: color.ink, strokeWidth: 8 });
export const core = path({ stroke: color.surface, strokeWidth: 3.5 });
export const small = style({});
globalStyle(`${of}.${small} :is(.${casing}, .${core})`, { stroke: 'none' });
globalStyle(`${of}.${small} :is(.${dot}, .${change})`, { strokeWidth: 5 });
export const circle = style({
  fill: color.brand,
  fillOpacity: 0.18,
  stroke: color.brand,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const walk = path({ stroke: color.ink, strokeWidth: 3, strokeDasharray: '1 7' });

export const digit = style({ fill: color.onPhoto, fontSize: '11px', fontWeight: font.bold });
export const mark = path({ fill: color.inkSoft });
export const name = style({
  fill: color.inkSoft,
  stroke: color.paper,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
export const kind = styleVariants({
  neighbourhood: { fontWeight: font.bold },
  station: {},
  university: { fontVariantCaps: 'all-small-caps', fontWeight: font.semibold, letterSpacing: '0.04em' },
  landmark: { fontStyle: 'normal' },
  mountain: { fill: color.inkFaint },
  river: { stroke: color.water, fontWeight: font.medium, letterSpacing: '0.2em' },
});
export const chosen = style({ fill: color.brandText, fontWeight: font.bold });
