import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type OwnReview, reviewsQuery } from '../../domain/review/review-queries.ts';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { usePersistedDraft } from '../../shared/form/use-persisted-draft.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { REVIEW_DRAFT_SCHEMA, reviewDraftKey } from './review-draft-schema.ts';
import { findReviewedProduct, type ReviewInput, reviewDraftOf } from './reviews.types.ts';
import { ReviewsView } from './reviews.view.tsx';

type Props = {
  /** Id of the product whose review form replaces the lists. */
  editing: string | null;
  onEdit: (productId: string) => void;
  onClose: () => void;
};

/**
 * Talks to the installment API for the page of own reviews. A write needs no idempotency key: it contains the whole review, so after a lost
 * response the customer can save again.
 */
export function ReviewsController({ editing, onEdit, onClose }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const list = useQuery(reviewsQuery(api));
  const { queryKey } = reviewsQuery(api);
  const kept = usePersistedDraft(editing === null ? null : reviewDraftKey(editing), REVIEW_DRAFT_SCHEMA);
  const [saved, setSaved] = useState<string | null>(null);
  const page = hrefTo('reviews', {}, locale);
  const stands = editing === null || !list.data ? undefined : findReviewedProduct(list.data, editing)?.review;
  const draft = kept.draft ?? reviewDraftOf(stands);

  const saving = useWrite({
    write: async ({ productId, stars, text }: ReviewInput) =>
      (await api.installment.saveReview({ product_id: productId, stars, text })).data,
    onDone: async (review, { productId }) => {
      // Delete the draft before the first `await`: otherwise the sent review would stay a draft if the customer leaves the page during it.
      kept.forget(reviewDraftKey(productId));
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && withReview(known, review));
      setSaved(review.product.name);
      onClose();
    },
    refresh: queryKey,
  });
  const removal = useConfirmAction<OwnReview>({
    action: async ({ product: { id } }) => {
      await api.installment.deleteReview({ product_id: id });
      return 1;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <ReviewsView
      list={list}
      editing={editing}
      draft={draft}
      saving={saving.state}
      saved={saved}
      removal={removal.state}
      hrefs={{
        list: page,
        orders: hrefTo('orders', {}, locale),
        order: (id) => hrefTo('order', { id }, locale),
        write: (id) => `${page}?product=${encodeURIComponent(id)}`,
      }}
      onDraft={kept.change}
      onSave={(input) => {
        setSaved(null);
        saving.write(input);
      }}
      onCancel={() => {
        saving.reset();
        kept.forget();
        onClose();
      }}
      onEdit={onEdit}
      onRemove={(review) => {
        setSaved(null);
        removal.ask(review);
      }}
      onConfirmRemoval={removal.confirm}
      onCancelRemoval={removal.cancel}
    />
  );
}

type List = { data: OwnReview[]; waiting: { product: { id: string } }[] };

/** Returns the list with the saved review: at its old position, or first if it is new. */
function withReview<Known extends List>(known: Known, saved: OwnReview): Known {
  const isOld = known.data.some(({ product }) => product.id === saved.product.id);
  return {
    ...known,
    data: isOld ? known.data.map((one) => (one.product.id === saved.product.id ? saved : one)) : [saved, ...known.data],
    waiting: known.waiting.filter(({ product }) => product.id !== saved.product.id),
  };
}
