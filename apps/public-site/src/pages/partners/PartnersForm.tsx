import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { ChevronDown, SlidersHorizontal } from '@muddat/ui/icons';
import { useState } from 'react';
import { AskingSelect } from '../../get-form/AskingFields.tsx';
import { GetForm } from '../../get-form/GetForm.tsx';
import { SearchLine } from '../../get-form/SearchLine.tsx';
import * as css from './PartnersForm.css.ts';
import type { PartnersData } from './partners.data.ts';

const counted = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** What the stores are narrowed by. Each choice has its place in the address. */
export function PartnersForm({ action, data }: { action: string; data: PartnersData }) {
  const { t } = useLingui();
  const { asked, categories, regions } = data;
  // A category that no store is left in still stands in the list while it is chosen.
  const chosen = asked.category;
  const missing = chosen !== null && !categories.some(({ alias }) => alias === chosen.alias);
  // What the address asks for is in sight. Once open, only the reader folds it.
  const narrowed = chosen !== null || asked.region !== null || asked.sort !== 'popular';
  const [open, setOpen] = useState(narrowed);
  if (narrowed && !open) setOpen(true);
  const unknown = t({ message: 'Неизвестная категория', comment: 'Select of the stores: a category in the address that there is none of' });
  return (
    <GetForm
      action={action}
      label={t({ message: 'Поиск магазинов', comment: 'Name of the form that narrows the list of stores, for ears' })}
    >
      {asked.letter !== null && <input type="hidden" name="letter" value={asked.letter} />}
      <div className={css.fields}>
        <SearchLine
          variant="primary"
          label={t({ message: 'Название магазина', comment: 'Field to look a store up by its name' })}
          placeholder={t({ message: 'Название магазина', comment: 'Field to look a store up by its name' })}
          name="q"
          value={asked.q}
          maxLength={100}
        />
        {/* Of the browser's own, so that the selects unfold without a script too. On a wide screen they stand open, and it is gone. */}
        <details className={css.fold} open={open}>
          <summary className={css.summary}>
            <SlidersHorizontal size={18} />
            {t({ message: 'Фильтры', comment: 'Button on a phone: unfolds what narrows the list of stores' })}
            <ChevronDown size={18} />
          </summary>
        </details>
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
      </div>
    </GetForm>
  );
}
