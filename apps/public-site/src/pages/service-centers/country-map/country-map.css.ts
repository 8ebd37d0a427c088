import { appStyle, FONT_SIZE, FONT_WEIGHT, media, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const border = { stroke: color.surface, strokeWidth: '5px', strokeLinejoin: 'round' } as const;

export const figure = appStyle({ margin: 0, minInlineSize: 0 });
export const drawing = appStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const region = appStyle({
  ...border,
  fill: color.line,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const chosenRegion = appStyle({ ...border, fill: color.tile, '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
export const sea = appStyle({ fill: color.infoSoft, stroke: color.surface, strokeWidth: '5px' });
/** The stroke keeps the name legible over borders. On a phone the names would be too small to read. */
export const label = appStyle({
  fill: color.ink,
  fontWeight: FONT_WEIGHT.medium,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [media.phone]: { display: 'none' }, [media.forcedColors]: { fill: 'CanvasText' } },
});
const dot = { stroke: color.surface, strokeWidth: '4px' } as const;
export const point = appStyle({ ...dot, fill: color.primary, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const otherPoint = appStyle({ ...dot, fill: color.quiet, '@media': { [media.forcedColors]: { fill: 'GrayText' } } });
export const source = appStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
