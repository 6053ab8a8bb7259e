import { useEffect, useState } from 'react';
import type { DrawingName } from './catalogue.ts';
import type { DrawingSvgProps } from './drawing-svg.tsx';
import * as css from './drawing.css.ts';

export type { DrawingName } from './catalogue.ts';

type Svg = (props: DrawingSvgProps) => React.ReactNode;

let loaded: Svg | null = null;

/** Loads all drawings; a device that cannot load them shows the empty box. */
async function load(): Promise<Svg | null> {
  const part = await import('./drawing-svg.tsx').catch(() => null);
  return (loaded = part?.DrawingSvg ?? loaded);
}

/** A drawing in the space that is reserved for it until its code is there. */
export function Drawing({ name, size = 'medium' }: { name: DrawingName; size?: keyof typeof css.size }) {
  const [Svg, setSvg] = useState<Svg | null>(null);
  useEffect(() => {
    let isGone = false;
    void load().then((svg) => {
      if (!isGone) setSvg(() => svg);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return <span className={css.size[size]}>{Svg && <Svg name={name} />}</span>;
}
