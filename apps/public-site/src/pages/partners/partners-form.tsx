import { useLingui } from '@lingui/react/macro';
import { ChevronDown, SlidersHorizontal } from '@muddat/ui/icons';
import { useState } from 'react';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import { SearchFieldWithButton } from '../../shared/get-form/search-line.tsx';
import { BelowTheFoldOnPhone } from '../../shared/ui/use-above-the-fold.ts';
import * as css from './partners.css.ts';
import type { PartnersData } from './partners.types.ts';
import { PartnersFilterSelects } from './partners-selects.tsx';

/** Search, category, region and order of the stores. Each field is a query parameter. */
export function PartnersFilterForm({ action, data }: { action: string; data: PartnersData }) {
  const { t } = useLingui();
  const { filter } = data;
  // The filters are unfolded if the address already has one, so that it is visible. After that only the customer folds them.
  const narrowed = filter.category !== null || filter.region !== null || filter.sort !== 'popular';
  const [open, setOpen] = useState(narrowed);
  if (narrowed && !open) setOpen(true);
  return (
    <GetForm
      action={action}
      label={t({ message: 'Поиск магазинов', comment: 'Read by screen readers: name of the form with the filters of the list of stores' })}
    >
      <div className={css.fields}>
        <SearchFieldWithButton
          variant="primary"
          label={t({ message: 'Название магазина', comment: 'Label of the field that searches stores by name' })}
          placeholder={t({ message: 'Поиск магазина', comment: 'Placeholder of the field that searches stores by name' })}
          name="q"
          value={filter.q}
          maxLength={100}
        />
        {/* Native `<details>` unfolds without a script. From 600 px it is hidden and the filters are always visible. */}
        <details className={css.filterDetails} open={open}>
          <summary className={css.filterSummary}>
            <SlidersHorizontal size={18} />
            {t({ message: 'Фильтры', comment: 'Button on a phone: unfolds the filters of the list of stores' })}
            <ChevronDown size={18} />
          </summary>
        </details>
        <BelowTheFoldOnPhone isHidden={!open}>
          <PartnersFilterSelects data={data} />
        </BelowTheFoldOnPhone>
      </div>
    </GetForm>
  );
}
