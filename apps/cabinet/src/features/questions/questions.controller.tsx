import { hrefTo } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { askedProductQuery, questionsQuery } from '../../domain/review/review-queries.ts';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import { pagedOf } from '../../shared/query/loaded.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { KEPT_QUESTION, subjectOf } from './kept-question.ts';
import type { About, AboutState, Asked } from './questions.types.ts';
import { QuestionsView } from './questions.view.tsx';

type Props = {
  /** Product or order of a new question, from the URL; its form replaces the list. */
  asked: Asked | null;
  onClose: () => void;
};

/**
 * Talks to the installment API for the page of questions. After a lost response a question can be sent again: the server stores it once.
 */
export function QuestionsController({ asked, onClose }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const questions = useInfiniteQuery(questionsQuery(api));
  const about = useAbout(asked);
  const kept = useKeptDraft(asked && subjectOf(asked), KEPT_QUESTION);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { queryKey } = questionsQuery(api);
  const asking = useWrite({
    write: async ({ asked: { kind, id }, text }: { asked: Asked; text: string }) =>
      (await api.installment.askStore({ ...(kind === 'product' ? { product_id: id } : { order_id: id }), text })).data,
    onDone: ({ store }, sent) => {
      // Forget the draft of the question that was sent: the page may already show the form of a different one.
      kept.forget(subjectOf(sent.asked));
      setSentTo(store.name);
      onClose();
    },
    refresh: queryKey,
  });
  const text = kept.draft ?? '';
  const list = hrefTo('questions', {}, locale);
  return (
    <QuestionsView
      questions={pagedOf(questions)}
      form={
        asked && {
          about,
          text,
          asking: asking.state,
          listHref: list,
          onText: kept.change,
          onAsk: () => {
            setSentTo(null);
            asking.write({ asked, text });
          },
          onCancel: () => {
            asking.reset();
            kept.forget();
            onClose();
          },
        }
      }
      sentTo={sentTo}
      hrefs={{
        list,
        orders: hrefTo('orders', {}, locale),
        order: (id) => hrefTo('order', { id }, locale),
        product: (id) => hrefTo('product', { id }, locale),
      }}
      onMore={() => void questions.fetchNextPage()}
    />
  );
}

/** Loads the product or the order named in the URL, with its store. */
function useAbout(asked: Asked | null): AboutState {
  const { api } = useRouteContext({ from: '__root__' });
  const product = useQuery({ ...askedProductQuery(api, asked?.id ?? ''), enabled: asked?.kind === 'product' });
  const order = useQuery({ ...orderQuery(api, asked?.id ?? ''), enabled: asked?.kind === 'order' });
  const { error, isFetching, refetch } = asked?.kind === 'order' ? order : product;
  const found: About | null | undefined =
    asked?.kind === 'order'
      ? order.data && { kind: 'order', name: order.data.data.number, store: order.data.data.store.name }
      : product.data && { kind: 'product', ...product.data };
  if (found) return { kind: 'ready', about: found };
  if (found === null || isApiError(error, 404)) return { kind: 'missing' };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
