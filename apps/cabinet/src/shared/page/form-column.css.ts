import { appStyle } from '@muddat/ui/theme/contract';

/** As wide as a form is read with ease; it begins where the page's name does. */
export const column = appStyle({ maxInlineSize: '520px' });
