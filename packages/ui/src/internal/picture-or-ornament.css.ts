import { kitStyle } from '../theme/style.ts';

export const image = kitStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
