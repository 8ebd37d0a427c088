import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { GirihPicture } from '@muddat/ui/girih';
import { Heading } from '@muddat/ui/heading';
import { Star } from '@muddat/ui/icons';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { formatRating } from '../../domain/store/store-item.ts';
import { DemoNote } from '../../shared/ui/demo-note.tsx';
import type { PartnerData } from './partner.types.ts';
import * as css from './partner-page.css.ts';

/** Who the store is: its picture, name, rating, what it sells and says of itself. */
export function StoreHead({ store }: { store: PartnerData['store'] }) {
  const { t } = useLingui();
  const rating = formatRating(store.rating);
  // Written by hand: the browser and the server do not agree on how Uzbek numbers look.
  const count = formatNumber(store.reviews);
  const reviews = t({
    message: plural(store.reviews, {
      one: `${count} отзыв`,
      few: `${count} отзыва`,
      many: `${count} отзывов`,
      other: `${count} отзыва`,
    }),
    comment: 'Beside the rating of a store: how many reviews it has',
  });
  return (
    <header className={css.head}>
      {store.logo === null ? (
        <span className={css.logo}>
          <GirihPicture name={store.name} />
        </span>
      ) : (
        <img src={store.logo} alt="" width={120} height={120} className={css.logo} />
      )}
      <div className={css.name}>
        <Heading level={1} size="title">
          {store.name}
        </Heading>
        {store.rating > 0 && (
          <p className={css.rating}>
            <Star size={18} aria-hidden="true" className={css.star} />
            <span>
              <VisuallyHidden>
                {t({ message: `Рейтинг ${rating} из 5`, comment: 'On the page of a store: its rating, for ears' })}
              </VisuallyHidden>
              <span aria-hidden="true">{rating}</span>
              {store.reviews > 0 && `${FACT_SEPARATOR}${reviews.replaceAll(' ', NO_BREAK_SPACE)}`}
            </span>
          </p>
        )}
        {store.reviews > 0 && <DemoNote />}
      </div>
      <div className={css.about}>
        <Text>{store.description}</Text>
        <ul
          className={css.badges}
          aria-label={t({ message: 'Что продаёт магазин', comment: 'Name of the list of a store’s categories, for ears' })}
        >
          {store.categories.map(({ alias, label }) => (
            <li key={alias}>
              <Badge>{label}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
