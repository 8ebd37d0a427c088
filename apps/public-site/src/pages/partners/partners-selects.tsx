import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { AutoSubmitSelect } from '../../shared/get-form/auto-submit-fields.tsx';
import * as css from './partners.css.ts';
import type { PartnersData } from './partners.types.ts';

const withCount = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** Selects for the category, the region and the order. */
export function PartnersFilterSelects({ data: { filter, categories, regions } }: { data: PartnersData }) {
  const { t } = useLingui();
  // A selected category stays in the options even when no store has it, so that the select can show it.
  const chosen = filter.category;
  const missing = chosen !== null && !categories.some(({ alias }) => alias === chosen.alias);
  const unknown = t({
    message: 'Неизвестная категория',
    comment: 'Select of store categories: the address names a category that does not exist',
  });
  return (
    <div className={css.selects}>
      <AutoSubmitSelect
        label={t({ message: 'Категория', comment: 'Select: category of products that the stores sell' })}
        name="category"
        value={chosen?.alias ?? ''}
        options={[
          { value: '', label: t({ message: 'Все категории', comment: 'Select of categories: no category is selected' }) },
          ...categories.map(({ alias, label, count }) => ({ value: alias, label: withCount(label, count) })),
          ...(missing && chosen ? [{ value: chosen.alias, label: chosen.label ?? unknown }] : []),
        ]}
      />
      <AutoSubmitSelect
        label={t({ message: 'Регион', comment: 'Select: region of the country, for stores and service centres' })}
        name="region"
        value={filter.region ?? ''}
        options={[
          // An empty value would apply the remembered region, so the whole country has a value of its own.
          {
            value: filter.region === null ? '' : ALL_REGIONS,
            label: t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' }),
          },
          ...regions.map(({ code, label, count }) => ({ value: code, label: withCount(label, count) })),
        ]}
      />
      <AutoSubmitSelect
        label={t({ message: 'Порядок', comment: 'Select: order of the list of stores' })}
        name="sort"
        value={filter.sort === 'popular' ? '' : filter.sort}
        options={[
          { value: '', label: t({ message: 'По популярности', comment: 'Order of stores: the most popular first' }) },
          { value: 'rating', label: t({ message: 'По рейтингу', comment: 'Order of stores: the best first' }) },
          { value: 'name', label: t({ message: 'По алфавиту', comment: 'Order of stores: by name' }) },
        ]}
      />
    </div>
  );
}
