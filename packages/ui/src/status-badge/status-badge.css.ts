import { productStyle } from '../theme/style.ts';

/** Keeps its size where the words beside it break. */
export const icon = productStyle({ flexShrink: 0 });
