import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

// Makes Storybook's docs pages fit the kit's themes and a phone. These rules are in no cascade layer: Storybook's own styles are unlayered
// and would override layered ones.
const phone = (rule: Record<string, string>) => ({ '@media': { 'screen and (max-width: 600px)': rule } });

globalStyle('.sbdocs.sbdocs-wrapper', phone({ padding: '24px 16px' }));
// A long code scrolls, so that the next example is near.
globalStyle('.sbdocs .docblock-source [data-radix-scroll-area-viewport]', { maxBlockSize: '22rem' });

// Storybook's table has gray stripes in a dark theme.
globalStyle('.sbdocs table:not(.docblock-argstable) tr:is(*, :nth-of-type(2n))', {
  background: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle('.sbdocs table:not(.docblock-argstable) :is(th, td)', { borderColor: vars.color.line, textAlign: 'start' });

// A wide table scrolls by itself, with columns that can be read.
globalStyle('.sbdocs .docblock-argstable', phone({ display: 'block', overflowX: 'auto' }));
globalStyle('.sbdocs .docblock-argstable td:nth-of-type(2)', phone({ minInlineSize: '14rem' }));
globalStyle('.sbdocs .docblock-argstable td:nth-of-type(4)', phone({ minInlineSize: '10rem' }));
globalStyle('.sbdocs table:not(.docblock-argstable)', { display: 'block', overflowX: 'auto' });
globalStyle('.sbdocs table:not(.docblock-argstable) tr:has(td:nth-of-type(3)) td', { minInlineSize: '9rem' });

// The kit's reset removes the numbers.
globalStyle('.sbdocs-content ol', { listStyle: 'decimal' });

// A story on a phone needs the width more than the frames around it.
globalStyle('.sbdocs .sbdocs-preview .docs-story', phone({ padding: '8px' }));
