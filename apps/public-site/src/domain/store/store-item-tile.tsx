import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { StoreTile } from '@muddat/ui/store-tile';
import { Facts } from '../../shared/ui/facts.tsx';
import { formatRating, type StoreItem } from './store-item.ts';
import * as css from './store-item-tile.css.ts';

export type StoreItemTileProps = {
  /** `place`: shown instead of the number of addresses. */
  store: Omit<StoreItem, 'id' | 'rating'> & { rating?: number; place?: string | null };
  locale: Locale;
  /** Omits the image; for the first frame after a navigation. */
  lazyImage?: boolean;
};

/** A store in a list: category, longest term, rating, number of addresses. Links to the store's page. */
export function StoreItemTile({ store, locale, lazyImage = false }: StoreItemTileProps) {
  const { t } = useLingui();
  const { label, maxMonths, branches, rating = 0, place = null } = store;
  const term = t({
    message: `до\u00a0${maxMonths}\u00a0мес.`,
    comment: 'On the tile of a store: the longest installment term, in months, shortened',
  });
  const places = t({
    message: plural(branches, { one: '# адрес', few: '# адреса', many: '# адресов', other: '# адреса' }),
    comment: 'Number of addresses of a store: on its tile and on its page',
  });
  const shown = formatRating(rating);
  const rated = t({ message: `рейтинг ${shown}`, comment: 'On the tile of a store: its rating from 1 to 5, for example 4,8' });
  return (
    <StoreTile
      href={hrefTo('partner', { alias: store.alias }, locale)}
      name={store.name}
      line={
        <>
          {label !== null && <span className={css.row}>{label}</span>}
          {maxMonths > 0 && <span className={css.row}>{term}</span>}
        </>
      }
      note={<Facts facts={[rating > 0 ? rated : null, place, place === null && branches > 0 ? places : null]} />}
      image={store.logo ?? undefined}
      deferImage={lazyImage}
    />
  );
}
