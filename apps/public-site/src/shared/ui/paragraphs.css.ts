import { appStyle } from '@muddat/ui/theme/contract';

/** No longer a line than the eye finds its way back from; as in a rich text. */
export const prose = appStyle({ maxInlineSize: '44em' });
