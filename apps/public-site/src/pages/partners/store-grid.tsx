import type { Locale } from '@muddat/i18n';
import { Grid } from '@muddat/ui/stack';
import type { StoreItem } from '../../domain/store/store-item.ts';
import { StoreItemTile } from '../../domain/store/store-item-tile.tsx';
import { useIsWhole, useSeenFirst } from '../../shared/ui/use-seen-first.ts';
import * as whenNear from '../../shared/ui/when-near.css.ts';

/** Stores of one page of the list, each with a link to its own page. */
export function StoreGrid({ stores, locale }: { stores: readonly StoreItem[]; locale: Locale }) {
  const shown = useSeenFirst(stores);
  const isWhole = useIsWhole();
  return (
    <Grid as="ul" columns="2-3-4" gap="s">
      {shown.map((store) => (
        <li key={store.id} className={whenNear.tile}>
          <StoreItemTile store={store} locale={locale} imageLater={!isWhole} />
        </li>
      ))}
    </Grid>
  );
}
