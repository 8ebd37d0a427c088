import type { Locale } from '@muddat/i18n';
import type { StoreTileData } from '../../domain/store/store-item.ts';
import { PartnerStoreTile } from '../../domain/store/store-item-tile.tsx';
import * as whenNear from '../../shared/ui/deferred-layout.css.ts';
import { useItemsAboveTheFold, useRendersWholePage } from '../../shared/ui/use-above-the-fold.ts';
import * as css from './partners.css.ts';

/** Stores of one page of the list, each with a link to its own page. */
export function StoreGrid({ stores, locale }: { stores: readonly StoreTileData[]; locale: Locale }) {
  const shown = useItemsAboveTheFold(stores);
  const isWhole = useRendersWholePage();
  return (
    <ul className={css.grid}>
      {shown.map((store) => (
        <li key={store.id} className={whenNear.deferredTile}>
          <PartnerStoreTile store={store} locale={locale} deferPictures={!isWhole} />
        </li>
      ))}
    </ul>
  );
}
