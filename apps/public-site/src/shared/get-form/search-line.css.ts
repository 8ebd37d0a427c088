import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** A field and the button that sends it off. */
export const line = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: SPACE.xs, alignItems: 'start' });
/** Around the button: as high as the field. */
export const submit = appStyle({ display: 'grid', blockSize: '52px' });
