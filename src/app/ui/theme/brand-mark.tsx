import type { SVGProps } from 'react';

/** Brand orange. A theme can replace it through `--brand-accent`. */
const ACCENT = 'var(--brand-accent, #F26A1B)';

/** Marks are decoration, hidden from screen readers; the link or heading around them carries the name. */
type MarkProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox' | 'width' | 'height'> & {
  accent?: string;
};

function SymbolShapes({ accent }: { accent: string }) {
  return (
    <>
      <path
        d="M8.5 32 28.2 13.4a5.5 5.5 0 0 1 7.6 0L55.5 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="32" cy="35.5" r="8" fill={accent} />
      <path d="M11 54.5H53" fill="none" stroke={accent} strokeWidth="8" strokeLinecap="round" />
    </>
  );
}

/**
 * The symbol: a roof, the resident under it (also the ㅇ of 온돌) and the warm floor. The roof uses `currentColor`. `size` is the side of the square in
 * px, or any CSS length.
 */
export function BrandSymbol({ size = 32, accent = ACCENT, ...rest }: MarkProps & { size?: number | string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden {...rest}>
      <SymbolShapes accent={accent} />
    </svg>
  );
}

const WORDMARK_RATIO = 227 / 44;

/**
 * Symbol and lettering in one line on the same base. Letters and roof use `currentColor`. `height` is in px and fixes the width, so the space is
 * reserved before styles arrive.
 */
export function Wordmark({ height = 28, accent = ACCENT, ...rest }: MarkProps & { height?: number }) {
  return (
    <svg
      viewBox="0 9 227 44"
      width={Math.round(height * WORDMARK_RATIO)}
      height={height}
      aria-hidden
      {...rest}
    >
      <g transform="translate(-3.7 4) scale(.82)">
        <SymbolShapes accent={accent} />
      </g>
      <g
        transform="translate(59 0)"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="17" cy="35" r="13" />
        <path d="M44 22V48M44 35a13 13 0 0 1 26 0V48" />
        <circle cx="97" cy="35" r="13" />
        <path d="M110 14V48" />
        <circle cx="137" cy="35" r="13" />
        <path d="M164 14V48" />
      </g>
    </svg>
  );
}
