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

/** Logo, name, rating, categories and description of the store. */
export function StoreHead({ store }: { store: PartnerData['store'] }) {
  const { t } = useLingui();
  const rating = formatRating(store.rating);
  // Formatted by our own function: Node and browsers format Uzbek numbers differently, which would break hydration.
  const count = formatNumber(store.reviews);
  const reviews = t({
    message: plural(store.reviews, {
      one: `${count} отзыв`,
      few: `${count} отзыва`,
      many: `${count} отзывов`,
      other: `${count} отзыва`,
    }),
    comment: 'Next to the rating of a store: number of reviews',
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
      <div className={css.nameAndRating}>
        <Heading level={1} size="title">
          {store.name}
        </Heading>
        {store.rating > 0 && (
          <p className={css.rating}>
            <Star size={18} aria-hidden="true" className={css.star} />
            <span>
              <VisuallyHidden>
                {t({ message: `Рейтинг ${rating} из 5`, comment: 'Read by screen readers: rating of a store, on its page' })}
              </VisuallyHidden>
              <span aria-hidden="true">{rating}</span>
              {store.reviews > 0 && `${FACT_SEPARATOR}${reviews.replaceAll(' ', NO_BREAK_SPACE)}`}
            </span>
          </p>
        )}
        {store.reviews > 0 && <DemoNote />}
      </div>
      <div className={css.description}>
        <Text>{store.description}</Text>
        <ul
          className={css.badges}
          aria-label={t({
            message: 'Что продаёт магазин',
            comment: 'Read by screen readers: name of the list of categories that a store sells',
          })}
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
