import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** From 900 px heading and text are next to the form. */
export const card = appStyle({
  display: 'grid',
  gap: SPACE.l,
  marginBlockStart: '56px',
  scrollMarginBlockStart: SPACE.l,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: SPACE.xl,
      alignItems: 'start',
      marginBlockStart: SPACE.xxxl,
      selectors: { '&:has([data-sent])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
/** After the form is sent, its heading and text are hidden. */
export const intro = appStyle({
  display: 'grid',
  gap: SPACE.s,
  maxInlineSize: '40em',
  selectors: { [`${card}:has([data-sent]) > &`]: { display: 'none' } },
});
