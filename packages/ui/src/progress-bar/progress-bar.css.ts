import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';

const { color } = vars;

export const bar = kitStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  borderRadius: '6px',
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const background = kitVariants({ plain: { background: color.sunk }, cobalt: { background: 'oklch(1 0 0 / 0.2)' } });
export const tone = kitVariants({
  primary: { color: color.primary },
  tile: { color: color.tile },
  good: { color: color.good },
  soon: { color: color.saffron },
  bad: { color: color.bad },
});
export const fill = kitStyle({ fill: 'currentColor', '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
