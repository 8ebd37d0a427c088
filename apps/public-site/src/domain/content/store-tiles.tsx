import type { Locale } from '@muddat/i18n';
import { PartnerStoreTile } from '../store/store-item-tile.tsx';
import type { BlockOf } from './blocks/block.ts';

export interface StoreTilesProps {
  stores: BlockOf<'partners'>['items'];
  locale: Locale;
  /** The grid of the list. */
  className: string;
}

/** Stores of the content, each with a link to its page. */
export const StoreTiles = ({ stores, locale, className }: StoreTilesProps) => (
  <ul className={className}>
    {stores.map(({ id, alias, name, category, max_months: maxMonths, places: branches, place, logo, banner }) => (
      <li key={id}>
        <PartnerStoreTile store={{ alias, name, label: category, maxMonths, branches, place, logo, banner }} locale={locale} />
      </li>
    ))}
  </ul>
);
