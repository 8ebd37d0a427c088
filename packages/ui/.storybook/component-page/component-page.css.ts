import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

// These styles are in no cascade layer, because Storybook's own styles are unlayered.
const { color } = vars;
const line = `1px solid ${color.line}`;

export const quiet = style({ color: color.quiet });
export const columns = style({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  paddingBlock: '24px',
});
export const columnTitle = style({ margin: '0 0 8px', fontSize: '17px', fontWeight: 600 });
export const example = styleVariants({ do: 'good', dont: 'bad' } as const, (name) => ({
  margin: 0,
  padding: '16px',
  border: line,
  borderBlockStart: `4px solid ${color[name]}`,
  borderRadius: '8px',
  minInlineSize: 0,
}));
export const caption = style({ marginBlockStart: '12px', fontSize: '15px', lineHeight: 1.4 });
export const verdict = styleVariants({ do: 'good', dont: 'bad' } as const, (name) => ({ color: color[name] }));
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' });
