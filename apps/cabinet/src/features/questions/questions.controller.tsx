import { hrefTo } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { questionProductQuery, questionsQuery } from '../../domain/review/review-queries.ts';
import { usePersistedDraft } from '../../shared/form/use-persisted-draft.ts';
import { toPagedListState } from '../../shared/query/list-state.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { QUESTION_DRAFT_SCHEMA, questionDraftKey } from './question-draft-schema.ts';
import type { QuestionSubject, SubjectDetails, SubjectDetailsState } from './questions.types.ts';
import { QuestionsView } from './questions.view.tsx';

type Props = {
  /** Product or order of a new question, from the URL; its form replaces the list. */
  subject: QuestionSubject | null;
  onClose: () => void;
};

/**
 * Talks to the installment API for the page of questions. After a lost response the customer can send the question again: the server finds
 * the open question with the same text, and stores no second one.
 */
export function QuestionsController({ subject, onClose }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const questions = useInfiniteQuery(questionsQuery(api));
  const subjectDetails = useAbout(subject);
  const kept = usePersistedDraft(subject && questionDraftKey(subject), QUESTION_DRAFT_SCHEMA);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { queryKey } = questionsQuery(api);
  const asking = useWrite({
    write: async ({ subject: { kind, id }, text }: { subject: QuestionSubject; text: string }) =>
      (await api.installment.askStore({ ...(kind === 'product' ? { product_id: id } : { order_id: id }), text })).data,
    onDone: ({ store }, sent) => {
      // Forget the draft of the question that was sent: the page may already show the form of a different one.
      kept.forget(questionDraftKey(sent.subject));
      setSentTo(store.name);
      onClose();
    },
    refresh: queryKey,
  });
  const text = kept.draft ?? '';
  const list = hrefTo('questions', {}, locale);
  return (
    <QuestionsView
      questions={toPagedListState(questions)}
      form={
        subject && {
          subjectDetails,
          text,
          sending: asking.state,
          listHref: list,
          onText: kept.change,
          onSend: () => {
            setSentTo(null);
            asking.write({ subject: subject, text });
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
function useAbout(asked: QuestionSubject | null): SubjectDetailsState {
  const { api } = useRouteContext({ from: '__root__' });
  const product = useQuery({ ...questionProductQuery(api, asked?.id ?? ''), enabled: asked?.kind === 'product' });
  const order = useQuery({ ...orderQuery(api, asked?.id ?? ''), enabled: asked?.kind === 'order' });
  const { error, isFetching, refetch } = asked?.kind === 'order' ? order : product;
  const found: SubjectDetails | null | undefined =
    asked?.kind === 'order'
      ? order.data && { kind: 'order', name: order.data.data.number, store: order.data.data.store.name }
      : product.data && { kind: 'product', ...product.data };
  if (found) return { kind: 'ready', about: found };
  if (found === null || isApiError(error, 404)) return { kind: 'missing' };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
