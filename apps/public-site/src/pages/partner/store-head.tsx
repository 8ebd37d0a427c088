import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatNumber, joinFacts, NO_BREAK_SPACE } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { Heading } from '@muddat/ui/heading';
import { Star } from '@muddat/ui/icons';
import { StoreBanner, StoreLogo } from '@muddat/ui/store-logo';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { formatRating } from '../../domain/store/store-item.ts';
import type { PartnerData } from './partner.types.ts';
import * as css from './partner-page.css.ts';

/** The store's banner with its logo on the edge; name, rating, longest term, categories and description. */
export function StoreHead({ store, terms }: Pick<PartnerData, 'store' | 'terms'>) {
  const { t } = useLingui();
  const longest = Math.max(0, ...terms.map(({ months }) => months));
  const term = t({
    message: `рассрочка до\u00a0${longest}\u00a0мес.`,
    comment: 'On the page of a store, after its rating: the longest installment term, in months, shortened',
  });
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
  const isRated = store.rating > 0;
  const facts = joinFacts([store.reviews > 0 ? reviews.replaceAll(' ', NO_BREAK_SPACE) : null, longest > 0 ? term : null]);
  return (
    <header>
      <div className={css.banner}>
        <StoreBanner src={store.banner} name={store.name} eager />
      </div>
      <div className={css.head}>
        <span className={css.logo}>
          <StoreLogo src={store.logo} name={store.name} size="l" gap="background" eager />
        </span>
        <div className={css.nameAndRating}>
          <Heading level={1} size="title">
            {store.name}
          </Heading>
          {(isRated || facts !== '') && (
            <p className={css.rating}>
              {isRated && <Star size={18} aria-hidden="true" className={css.star} />}
              <span>
                {isRated && (
                  <>
                    <VisuallyHidden>
                      {t({ message: `Рейтинг ${rating} из 5`, comment: 'Read by screen readers: rating of a store, on its page' })}
                    </VisuallyHidden>
                    <span aria-hidden="true">{rating}</span>
                    {facts !== '' && FACT_SEPARATOR}
                  </>
                )}
                {facts}
              </span>
            </p>
          )}
        </div>
        <div className={css.description}>
          {store.description !== '' && <Text>{store.description}</Text>}
          {store.categories.length > 0 && (
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
          )}
        </div>
      </div>
    </header>
  );
}
