import { appStyle } from '@muddat/ui/theme/contract';

/** Both words in one place, so that the header does not move when one takes the place of the other. */
export const words = appStyle({ display: 'inline-grid', justifyItems: 'center' });
export const shown = appStyle({ gridArea: '1 / 1' });
/** Takes its room and nothing else: not seen, not read out, not part of the link's name. */
export const kept = appStyle({ gridArea: '1 / 1', visibility: 'hidden' });
