import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { AskingSelect } from '../../shared/get-form/asking-fields.tsx';
import * as css from './partners.css.ts';
import type { PartnersData } from './partners.types.ts';

const counted = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** By category, by region, and in which order. */
export function PartnersSelects({ data: { asked, categories, regions } }: { data: PartnersData }) {
  const { t } = useLingui();
  // A category that no store is left in still stands in the list while it is chosen.
  const chosen = asked.category;
  const missing = chosen !== null && !categories.some(({ alias }) => alias === chosen.alias);
  const unknown = t({ message: 'Неизвестная категория', comment: 'Select of the stores: a category in the address that there is none of' });
  return (
    <div className={css.selects}>
      <AskingSelect
        label={t({ message: 'Категория', comment: 'Select: what the stores sell' })}
        name="category"
        value={chosen?.alias ?? ''}
        options={[
          { value: '', label: t({ message: 'Все категории', comment: 'Select of categories: no choice is made' }) },
          ...categories.map(({ alias, label, count }) => ({ value: alias, label: counted(label, count) })),
          ...(missing && chosen ? [{ value: chosen.alias, label: chosen.label ?? unknown }] : []),
        ]}
      />
      <AskingSelect
        label={t({ message: 'Регион', comment: 'Select: where the stores are' })}
        name="region"
        value={asked.region ?? ''}
        options={[
          // Where a region is remembered, the whole country has to be asked for by name.
          {
            value: asked.region === null ? '' : ALL_REGIONS,
            label: t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' }),
          },
          ...regions.map(({ code, label, count }) => ({ value: code, label: counted(label, count) })),
        ]}
      />
      <AskingSelect
        label={t({ message: 'Порядок', comment: 'Select: the order of a list' })}
        name="sort"
        value={asked.sort === 'popular' ? '' : asked.sort}
        options={[
          { value: '', label: t({ message: 'По популярности', comment: 'Order of stores: the most popular first' }) },
          { value: 'rating', label: t({ message: 'По рейтингу', comment: 'Order of stores: the best first' }) },
          { value: 'name', label: t({ message: 'По алфавиту', comment: 'Order of stores: by name' }) },
        ]}
      />
    </div>
  );
}
