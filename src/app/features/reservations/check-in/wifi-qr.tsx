import { encodeQR } from 'qr';
import { wifiCode } from './wifi-code.ts';

/** White border around a code in modules, so that cameras find it (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

export type WifiQrProps = { name: string; password: string; label: string };

/** Scrolls the code into view: it opens below the button, which may be at the bottom of the window. */
const intoView = (code: SVGSVGElement | null) => code?.scrollIntoView({ block: 'center' });

export default function WifiQr({ name, password, label }: WifiQrProps) {
  const rows = encodeQR(wifiCode(name, password), 'raw', { border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      ref={intoView}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      {/* Cameras need dark on light, in a dark theme too. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
