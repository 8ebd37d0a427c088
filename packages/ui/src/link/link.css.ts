import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const link = kitStyle({ borderRadius: '4px', transition: `color ${motion.quick}` });

export const tone = kitVariants({
  /** In running text: underlined, because many people do not notice a colour alone. */
  text: {
    color: color.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  },
  /** Outside running text: in a list or next to a heading. */
  quiet: {
    color: color.quiet,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '44px',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
  },
  strong: {
    color: color.primary,
    fontWeight: FONT_WEIGHT.strong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '44px',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primaryHover } } } },
  },
});
