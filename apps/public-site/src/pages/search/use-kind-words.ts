import { useLingui } from '@lingui/react/macro';
import type { SearchKind } from '../../domain/search/entry-href.ts';

/** The kinds of what can be found, as their groups are called. */
export function useKindWords(): Record<SearchKind, string> {
  const { t } = useLingui();
  return {
    product: t({ message: 'Товары', comment: 'Search: the products among what was found' }),
    store: t({ message: 'Магазины', comment: 'Search: the stores among what was found' }),
    category: t({ message: 'Категории', comment: 'Search: the categories among what was found' }),
    faq: t({ message: 'Вопросы', comment: 'Search: the frequent questions among what was found' }),
  };
}
