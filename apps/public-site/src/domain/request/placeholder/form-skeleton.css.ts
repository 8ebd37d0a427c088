import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

/** Measures of the kit's fields: `packages/ui/src/field`. `form-skeleton.test.tsx` compares the total height with the real forms. */
const LABEL_LINE = 1.5;
const FIELD_GAP = '6px';
const BOX = '52px';
const BUTTON = '48px';

const shape = { display: 'block', background: vars.color.shimmer, borderRadius: RADIUS.control } as const;

/** Without scripts the form never loads, so the skeleton is hidden. */
export const skeleton = appStyle({ display: 'grid', gap: SPACE.m, '@media': { '(scripting: none)': { display: 'none' } } });
export const twoFields = appStyle({
  display: 'grid',
  gap: SPACE.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const field = appStyle({ display: 'grid', gap: FIELD_GAP, fontSize: FONT_SIZE.s, paddingBlockEnd: FIELD_GAP });
export const label = appStyle({ blockSize: `${LABEL_LINE}em`, display: 'grid', alignItems: 'center' });
export const labelText = appStyle({ ...shape, blockSize: '1em', inlineSize: '112px', borderRadius: RADIUS.s });
export const inputBox = appStyle({ ...shape, blockSize: BOX });
/** Height of the kit's textarea with three lines, to within 1 px. */
export const textAreaBox = appStyle({ ...shape, fontSize: FONT_SIZE.m, blockSize: 'calc(4.2em + 2px)' });
export const foot = appStyle({ display: 'grid', gap: SPACE.s, marginBlockStart: SPACE.s });
export const button = appStyle({ ...shape, blockSize: BUTTON, marginBlockEnd: SPACE.s });
