import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { StoreTile } from '@muddat/ui/store-tile';
import { DotSeparatedFacts } from '../../shared/ui/facts.tsx';
import { formatRating, type StoreTileData } from './store-item.ts';

export type PartnerStoreTileProps = {
  /** `place`: an address, shown instead of the number of addresses. */
  store: Omit<StoreTileData, 'id' | 'rating'> & { rating?: number; place?: string | null };
  locale: Locale;
  /** Leaves the pictures' space empty, as for the first frame after a navigation, which a cached picture could delay. */
  deferPictures?: boolean;
};

/** A store in a list: category, longest term, rating, number of addresses. Links to the store's page. */
export function PartnerStoreTile({ store, locale, deferPictures = false }: PartnerStoreTileProps) {
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
      line={<DotSeparatedFacts facts={[label, maxMonths > 0 ? term : null]} />}
      note={<DotSeparatedFacts facts={[rating > 0 ? rated : null, place, place === null && branches > 0 ? places : null]} />}
      logo={store.logo}
      banner={store.banner}
      deferPictures={deferPictures}
    />
  );
}
