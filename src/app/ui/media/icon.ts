import { createElement, type ReactElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Creates a lucide icon from its path data, which the build inserts. Without a name the icon is decoration, hidden from screen readers. */
export default function createIcon(d: string): (props: IconProps) => ReactElement {
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'],
        ...rest,
      },
      createElement('path', { d }),
    );
}
