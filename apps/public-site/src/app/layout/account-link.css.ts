import { appStyle } from '@muddat/ui/theme/contract';

/** As wide as «Кабинет» for a guest too, so that the header keeps its width when the customer is known. */
export const label = appStyle({ minInlineSize: '4.3rem', textAlign: 'center', whiteSpace: 'nowrap' });
