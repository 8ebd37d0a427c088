import { globalStyle } from '@vanilla-extract/css';

// Makes Storybook's docs pages fit a phone: a wide props table scrolls by itself. These rules are in no cascade layer: Storybook's own
// styles are unlayered and would override layered ones.
const phone = (rule: Record<string, string>) => ({ '@media': { 'screen and (max-width: 600px)': rule } });

globalStyle('.sbdocs.sbdocs-wrapper', phone({ padding: '24px 16px' }));
globalStyle('.sbdocs .docblock-argstable', phone({ display: 'block', overflowX: 'auto' }));
