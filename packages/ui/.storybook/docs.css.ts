import { globalStyle } from '@vanilla-extract/css';

// Storybook's own pages on a phone: not in a layer, as Storybook's styles are in none. A wide table scrolls by itself, not the page.
const phone = (rule: Record<string, string>) => ({ '@media': { 'screen and (max-width: 600px)': rule } });

globalStyle('.sbdocs.sbdocs-wrapper', phone({ padding: '24px 16px' }));
globalStyle('.sbdocs .docblock-argstable', phone({ display: 'block', overflowX: 'auto' }));
