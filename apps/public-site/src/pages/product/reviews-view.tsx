import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detectLang, useLanguage } from '@muddat/app-shell';
import { Heading } from '@muddat/ui/heading';
import { CircleHelp, Star } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { ReviewCard } from '@muddat/ui/review-card';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stars } from '@muddat/ui/stars';
import { EmptyState, ErrorState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useRef } from 'react';
import { formatRating } from '../../domain/store/store-item.ts';
import * as css from './product.css.ts';
import type { ReviewsState } from './use-reviews.ts';

export type ReviewsViewProps = {
  state: ReviewsState;
  /** Link to the form for a question to the store. */
  question: { href: string; onClick?: () => void };
  onRetry: () => void;
  onMore: () => void;
};

/** Reviews of a product, newest first, with their average and number (S2-23). */
export function ReviewsView({ state, question, onRetry, onMore }: ReviewsViewProps) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="reviews">
      <div className={css.reviewsHead}>
        <Heading level={2} size="l" id="reviews">
          {t({ message: 'Отзывы', comment: 'Product page: heading above the reviews of buyers' })}
        </Heading>
        <LinkButton {...question} variant="secondary" size="s" icon={<CircleHelp size={18} />}>
          {t({ message: 'Спросить магазин', comment: 'Product page: link to the form for a question to the store' })}
        </LinkButton>
      </div>
      <Content state={state} onRetry={onRetry} onMore={onMore} />
    </section>
  );
}

function Content({ state, onRetry, onMore }: Omit<ReviewsViewProps, 'question'>) {
  const { t } = useLingui();
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label={t({ message: 'Загружаем отзывы', comment: 'Read by screen readers: on the product page while reviews load' })}>
        <div className={css.reviews}>
          <Skeleton shape="tile" />
          <Skeleton shape="tile" />
        </div>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState
        size="part"
        level={3}
        title={t({
          message: 'Не удалось загрузить отзывы',
          comment: 'Product page: shown instead of the reviews when they could not be loaded',
        })}
        onRetry={onRetry}
        retrying={state.retrying}
      />
    );
  }
  if (state.page.count === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Star size={28} />}
        title={t({ message: 'Отзывов пока нет', comment: 'Product page: the product has no reviews' })}
      >
        {t({
          message: 'Оценить товар могут те, кто его получил.',
          comment: 'Product page without reviews: only buyers who received the product may write one',
        })}
      </EmptyState>
    );
  }
  return <List page={state.page} more={state.more} onMore={onMore} />;
}

type ListProps = Omit<Extract<ReviewsState, { kind: 'ready' }>, 'kind'> & { onMore: () => void };

function List({ page: { reviews, average, count }, more, onMore }: ListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {average !== null && (
        <div className={css.reviewsSummary}>
          <span className={css.average} aria-hidden="true">
            {formatRating(average)}
          </span>
          <Stars rating={average} size="m" />
          <Text size="s" tone="quiet">
            {t({
              message: plural(count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
              comment: 'Product page: number of reviews, next to the average',
            })}
          </Text>
        </div>
      )}
      <ul ref={list} className={css.reviews}>
        {reviews.map(({ id, author, stars, text, createdAt }) => (
          <li key={id}>
            <ReviewCard author={author} rating={stars} text={text} lang={detectLang(text, language)} date={createdAt} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={reviews.length} total={count} state={more} onMore={onMore} />
    </>
  );
}
