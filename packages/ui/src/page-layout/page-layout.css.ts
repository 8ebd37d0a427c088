import { vars } from '../theme/contract.css.ts';
import { CONTENT_WIDTH, media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle, kitVariants } from '../theme/style.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const container = kitStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: SPACE.m,
  '@media': { [media.tablet]: { paddingInline: SPACE.l } },
});
export const width = kitVariants({
  page: { maxInlineSize: CONTENT_WIDTH },
  text: { maxInlineSize: '720px' },
  form: { maxInlineSize: '480px' },
});

export const page = kitStyle({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });
export const growingMain = kitStyle({ flex: 1, minInlineSize: 0 });

export const skipLink = kitStyle({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 100,
  padding: '12px 16px',
  borderRadius: RADIUS.control,
  background: color.surface,
  color: color.primary,
  boxShadow: vars.shadow.float,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

kitGlobalStyle('main:focus', { outline: 'none' });
