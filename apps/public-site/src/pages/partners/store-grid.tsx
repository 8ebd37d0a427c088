import type { Locale } from '@muddat/i18n';
import { Grid } from '@muddat/ui/stack';
import type { StoreItem } from '../../domain/store/store-item.ts';
import { StoreItemTile } from '../../domain/store/store-item-tile.tsx';
import * as whenNear from '../../shared/ui/deferred-layout.css.ts';
import { useAboveTheFold, useRendersWholePage } from '../../shared/ui/use-above-the-fold.ts';

/** Stores of one page of the list, each with a link to its own page. */
export function StoreGrid({ stores, locale }: { stores: readonly StoreItem[]; locale: Locale }) {
  const shown = useAboveTheFold(stores);
  const isWhole = useRendersWholePage();
  return (
    <Grid as="ul" columns="2-3-4" gap="s">
      {shown.map((store) => (
        <li key={store.id} className={whenNear.deferredTile}>
          <StoreItemTile store={store} locale={locale} lazyImage={!isWhole} />
        </li>
      ))}
    </Grid>
  );
}
