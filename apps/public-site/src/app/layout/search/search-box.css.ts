import { appStyle, FONT_SIZE, media, RADIUS, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const box = appStyle({ position: 'relative', minInlineSize: 0, flexGrow: 1 });
export const form = appStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '44px',
  border: `1px solid ${color.control}`,
  borderRadius: RADIUS.control,
  background: color.surface,
  color: color.ink,
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});
export const input = appStyle({
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '42px',
  paddingInline: '14px 4px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // iOS zooms into a focused field with text smaller than 16 px.
  fontSize: '1rem',
  selectors: { '&::placeholder': { color: color.quiet, opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const button = appStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '42px',
  border: 0,
  borderRadius: RADIUS.control,
  background: 'transparent',
  color: color.quiet,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
export const popup = appStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 20,
  maxBlockSize: 'min(70dvh, 480px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  boxShadow: vars.shadow.float,
});
export const option = appStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '44px',
  padding: '8px 10px',
  borderRadius: RADIUS.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-selected=true]': { background: color.sunk } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
});
export const optionNote = appStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
export const recentHead = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  paddingInline: '10px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
});
export const clearHistory = appStyle({
  minBlockSize: '44px',
  paddingInline: '8px',
  border: 0,
  borderRadius: RADIUS.control,
  background: 'transparent',
  color: color.primary,
  font: 'inherit',
  cursor: 'pointer',
});
