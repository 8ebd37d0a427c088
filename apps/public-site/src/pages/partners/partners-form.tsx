import { useLingui } from '@lingui/react/macro';
import { ChevronDown, SlidersHorizontal } from '@muddat/ui/icons';
import { useState } from 'react';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import { SearchLine } from '../../shared/get-form/search-line.tsx';
import { AfterSeenOnPhone } from '../../shared/ui/use-seen-first.ts';
import * as css from './partners.css.ts';
import type { PartnersData } from './partners.types.ts';
import { PartnersSelects } from './partners-selects.tsx';

/** What the stores are narrowed by. Each choice has its place in the address. */
export function PartnersForm({ action, data }: { action: string; data: PartnersData }) {
  const { t } = useLingui();
  const { asked } = data;
  // What the address asks for is in sight. Once open, only the reader folds it.
  const narrowed = asked.category !== null || asked.region !== null || asked.sort !== 'popular';
  const [open, setOpen] = useState(narrowed);
  if (narrowed && !open) setOpen(true);
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
        <AfterSeenOnPhone unseen={!open}>
          <PartnersSelects data={data} />
        </AfterSeenOnPhone>
      </div>
    </GetForm>
  );
}
