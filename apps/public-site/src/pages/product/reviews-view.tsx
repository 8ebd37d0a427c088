import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage, wordsLang } from '@muddat/app-shell';
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
import { DemoNote } from '../../shared/ui/demo-note.tsx';
import * as css from './product.css.ts';
import type { ReviewsState } from './use-reviews.ts';

export type ReviewsViewProps = {
  state: ReviewsState;
  /** The way to a question to the store. */
  question: { href: string; onClick?: () => void };
  onRetry: () => void;
  onMore: () => void;
};

/** What buyers say of a product: average, number, and their words, newest first (S2-23). */
export function ReviewsView({ state, question, onRetry, onMore }: ReviewsViewProps) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="reviews">
      <div className={css.reviewsHead}>
        <Heading level={2} size="l" id="reviews">
          {t({ message: 'Отзывы', comment: 'Product page: heading over what buyers say' })}
        </Heading>
        <LinkButton {...question} variant="secondary" size="s" icon={<CircleHelp size={18} />}>
          {t({ message: 'Спросить магазин', comment: 'Product page: link to the form of a question to the store' })}
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
      <SkeletonGroup label={t({ message: 'Загружаем отзывы', comment: 'Product page: for ears, while reviews load' })}>
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
        title={t({ message: 'Не удалось загрузить отзывы', comment: 'Product page: in place of the reviews' })}
        onRetry={onRetry}
        retrying={state.retrying}
      />
    );
  }
  if (state.part.count === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Star size={28} />}
        title={t({ message: 'Отзывов пока нет', comment: 'Product page: nobody has reviewed the product' })}
      >
        {t({ message: 'Оценить товар могут те, кто его получил.', comment: 'Product page without reviews: who may write one' })}
      </EmptyState>
    );
  }
  return <List part={state.part} more={state.more} onMore={onMore} />;
}

type ListProps = Omit<Extract<ReviewsState, { kind: 'ready' }>, 'kind'> & { onMore: () => void };

function List({ part: { reviews, average, count }, more, onMore }: ListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {average !== null && (
        <div className={css.reviewsSum}>
          <span className={css.average} aria-hidden="true">
            {formatRating(average)}
          </span>
          <Stars rating={average} size="m" />
          <Text size="s" tone="quiet">
            {t({
              message: plural(count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
              comment: 'Product page: beside the average, how many reviews there are',
            })}
          </Text>
        </div>
      )}
      <DemoNote />
      <ul ref={list} className={css.reviews}>
        {reviews.map(({ id, author, stars, text, createdAt }) => (
          <li key={id}>
            <ReviewCard author={author} rating={stars} text={text} lang={wordsLang(text, language)} date={createdAt} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={reviews.length} total={count} state={more} onMore={onMore} />
    </>
  );
}
