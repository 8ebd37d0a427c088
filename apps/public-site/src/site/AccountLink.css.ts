import { style } from '@vanilla-extract/css';

/** Both words in one place, so that the header does not move when one takes the place of the other. */
export const words = style({ display: 'inline-grid', justifyItems: 'center' });
export const shown = style({ gridArea: '1 / 1' });
/** Takes its room and nothing else: not seen, not read out, not part of the link's name. */
export const kept = style({ gridArea: '1 / 1', visibility: 'hidden' });
