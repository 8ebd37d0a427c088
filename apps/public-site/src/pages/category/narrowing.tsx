import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { SlidersHorizontal } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { ChosenChip, usePriceWords } from '../../shared/ui/chosen-chip.tsx';
import * as css from './category.css.ts';
import type { CategoryData } from './category.data.ts';
import { SORTS, type Sort } from './category-filter.ts';
import { type Chosen, chosenOf } from './chosen.ts';
import * as facetCss from './facets.css.ts';
import { FACETS_ID } from './facets.tsx';

interface Props {
  data: CategoryData;
  path: string;
  query: URLSearchParams;
}

/** Over the list: the way to the filters on a phone, and the orders. */
export function SortBar({ data: { filter }, path, query }: Props) {
  const { t } = useLingui();
  const words: Record<Sort, string> = {
    popular: t({ message: 'Популярные', comment: 'Order of a list of products: what is bought most first' }),
    price_asc: t({ message: 'Дешевле', comment: 'Order of a list of products: the cheapest first' }),
    price_desc: t({ message: 'Дороже', comment: 'Order of a list of products: the dearest first' }),
    name: t({ message: 'По названию', comment: 'Order of a list of products: by name' }),
  };
  return (
    <div className={css.bar}>
      <span className={facetCss.opener}>
        <Button size="s" variant="secondary" icon={<SlidersHorizontal size={18} />} popoverTarget={FACETS_ID}>
          {t({ message: 'Фильтры', comment: 'Heading over what narrows a list of products' })}
        </Button>
      </span>
      <nav
        aria-label={t({ message: 'Порядок', comment: 'Order of a list of products, for ears' })}
        className={`${css.strip} ${css.orders}`}
      >
        {SORTS.map((sort) => (
          <span key={sort} className={sort === filter.sort ? css.chosenOrder : css.order}>
            <ChipLink href={queryHref(path, query, { sort: sort === 'popular' ? null : sort })} current={sort === filter.sort}>
              {words[sort]}
            </ChipLink>
          </span>
        ))}
      </nav>
    </div>
  );
}

/** What is chosen, each a link that takes it back. */
export function ChosenChips({ data, path, query }: Props) {
  const { t } = useLingui();
  const price = usePriceWords();
  const chosen = chosenOf(data, query);
  if (chosen.length === 0) return null;
  const words = ({ kind, text }: Chosen): string => {
    if (kind === 'from') return price.from(Number(text));
    if (kind === 'to') return price.to(Number(text));
    if (kind === 'stock') return t({ message: 'в наличии', comment: 'Chosen filter of a list: only what is in stock' });
    if (kind === 'months') return t({ message: `на ${text} мес.`, comment: 'Chosen filter of a list: the term, months shortened' });
    return text;
  };
  return (
    <ul className={css.chips} aria-label={t({ message: 'Выбрано', comment: 'Name of the list of chosen filters, for ears' })}>
      {chosen.map((choice) => (
        <li key={`${choice.kind} ${choice.text}`}>
          <ChosenChip href={choice.query === '' ? path : `${path}?${choice.query}`}>{words(choice)}</ChosenChip>
        </li>
      ))}
      {/* Where nothing is left, the empty list itself offers it. */}
      {data.total > 0 && (
        <li>
          <Link href={path} tone="quiet">
            {t({ message: 'Сбросить фильтры', comment: 'Link: the list without any filter' })}
          </Link>
        </li>
      )}
    </ul>
  );
}
