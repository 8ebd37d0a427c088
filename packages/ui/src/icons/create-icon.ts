import { createElement, type SVGProps } from 'react';
import { cx } from '../internal/cx.ts';

/** An icon as lucide's files describe it: lines in a square of 24 units. */
export interface IconDrawing {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height, px. */
  size?: number | string;
}

/**
 * Replaces lucide's own `createLucideIcon` in our builds. Lucide's adds a kilobyte to each page, and joins names and classes for each
 * icon that renders. An icon is hidden from screen readers unless it has an `aria-label`.
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

/**
 * Joins successive paths into one: a drawing of nine elements becomes one. Only a path that starts with an absolute `M` can be joined.
 */
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
