import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Star } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { OwnReview } from '../../domain/review/review-queries.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { GoodsToReview } from './goods-to-review.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import { findReviewedProduct, type ReviewList } from './reviews.types.ts';

export type ReviewsViewProps = Pick<ReviewFormProps, 'draft' | 'saving' | 'onDraft' | 'onSave' | 'onCancel'> & {
  list: QueryState<ReviewList>;
  /** Id of the product whose review form is open. */
  editing: string | null;
  /** Name of the product whose review was just saved. */
  saved: string | null;
  removal: ConfirmState<OwnReview>;
  hrefs: { list: string; orders: string; order: (id: string) => string; write: (productId: string) => string };
  onEdit: (productId: string) => void;
  onRemove: (review: OwnReview) => void;
  onConfirmRemoval: () => void;
  onCancelRemoval: () => void;
};

/** Goods without a review and the customer's reviews, or the form of one review (S2-23). */
export function ReviewsView(props: ReviewsViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = props.list;
  if (data) return props.editing === null ? <Lists {...props} loaded={data} /> : <Form {...props} loaded={data} id={props.editing} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить отзывы', comment: 'Page of own reviews: they could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card>
      <ListSkeleton
        rows={3}
        label={t({ message: 'Загружаем отзывы…', comment: 'Read by screen readers while the page of own reviews loads' })}
      />
    </Card>
  );
}

function Form({ loaded, id, ...props }: ReviewsViewProps & { loaded: ReviewList; id: string }) {
  const { t } = useLingui();
  const found = findReviewedProduct(loaded, id);
  if (found) return <ReviewForm {...props} product={found.product} />;
  return (
    <Stack gap="m" align="start">
      <Banner tone="info">
        {t({
          message: 'Этот товар сейчас нельзя оценить: он ещё не получен или вернулся в магазин.',
          comment: 'Page of own reviews: a link led to goods that may not be reviewed',
        })}
      </Banner>
      <LinkButton href={props.hrefs.list} variant="secondary">
        {t({ message: 'Все отзывы', comment: 'Link: to the list of own reviews' })}
      </LinkButton>
    </Stack>
  );
}

function Lists({
  loaded,
  saved,
  removal,
  hrefs,
  onEdit,
  onRemove,
  onConfirmRemoval,
  onCancelRemoval,
}: ReviewsViewProps & { loaded: ReviewList }) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <Note saved={saved} removal={removal} />
      {loaded.waiting.length > 0 && <GoodsToReview waiting={loaded.waiting} hrefs={hrefs} />}
      {loaded.data.length > 0 && <OwnReviews reviews={loaded.data} onEdit={onEdit} onRemove={onRemove} />}
      {loaded.data.length === 0 && loaded.waiting.length === 0 && (
        <Card as="section">
          <EmptyState
            icon={<Star size={28} />}
            title={t({ message: 'Оценивать пока нечего', comment: 'Page of own reviews: nothing was received yet' })}
            action={<LinkButton href={hrefs.orders}>{t({ message: 'К заказам', comment: 'Link: to the list of all orders' })}</LinkButton>}
          >
            {t({
              message: 'Здесь появятся товары, которые вы получили: поделитесь, как они вам.',
              comment: 'Page of own reviews: what will stand here',
            })}
          </EmptyState>
        </Card>
      )}
      {removal.kind !== 'rest' && (
        <ConfirmDialog
          title={t({ message: 'Удалить отзыв?', comment: 'Question before a review is deleted' })}
          text={t({
            message: 'Оценка и текст исчезнут со страницы товара. Написать новый отзыв можно будет в любой день.',
            comment: 'Under the question before a review is deleted',
          })}
          confirmLabel={t({ message: 'Удалить', comment: 'Button: deletes a review' })}
          cancelLabel={t({ message: 'Оставить', comment: 'Button of a question: nothing is deleted' })}
          pending={removal.kind === 'doing'}
          problem={removal.kind === 'asking' ? removal.problem : null}
          onConfirm={onConfirmRemoval}
          onCancel={onCancelRemoval}
        />
      )}
    </Stack>
  );
}

function Note({ saved: savedName, removal }: Pick<ReviewsViewProps, 'saved' | 'removal'>) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const removedName = removal.kind === 'rest' ? removal.done?.target.product.name : undefined;
  if (savedName === null && removedName === undefined) return null;
  const [saved, removed] = [goodsName(savedName ?? ''), goodsName(removedName ?? '')];
  return (
    <Banner tone="good" live="status">
      {savedName === null
        ? t({ message: `Отзыв удалён: ${removed}`, comment: 'Page of own reviews: one was deleted; the placeholder is its product' })
        : t({ message: `Отзыв сохранён: ${saved}`, comment: 'Page of own reviews: one was saved; the placeholder is its product' })}
    </Banner>
  );
}
