import { createElement, type SVGProps } from 'react';
import { cx } from '../internal/cx.ts';

/** A drawing of lucide, as each of its files describes it: lines in a square of 24 units. */
export interface IconDrawing {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Of its square, pixels. */
  size?: number | string;
}

/**
 * What lucide's icons are made by in our builds, instead of its own `createLucideIcon`, which has more to offer than the kit asks for:
 * a kilobyte in each page, and names and classes put together anew for every icon that is drawn. Hidden from ears unless it has a name.
 */
export default function createIcon({ node }: IconDrawing) {
  const lines = joined(node).map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
        className: cx('lucide', className),
      },
      ...lines,
    );
}

/** Lines one after another become one: a drawing of nine is one element instead. Only those that begin at a point of their own. */
function joined(node: IconDrawing['node']): IconDrawing['node'] {
  const lines: [element: string, attributes: Readonly<Record<string, string>>][] = [];
  for (const [element, attributes] of node) {
    const before = lines.at(-1);
    const d = attributes['d'];
    if (element === 'path' && d?.startsWith('M') && before?.[0] === 'path') before[1] = { ...before[1], d: `${before[1]['d']}${d}` };
    else lines.push([element, attributes]);
  }
  return lines;
}
