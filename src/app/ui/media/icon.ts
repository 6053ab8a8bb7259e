import { createElement, type ReactElement, type SVGProps } from 'react';

/** The shape of an icon as lucide-react has it. */
type IconShape = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws lucide's shapes; the build aliases lucide's own function to it, whose options nothing here uses.
 * Without a name an icon is decoration and hidden from screen readers.
 */
export default function createIcon({ node }: IconShape): (props: IconProps) => ReactElement {
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
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
