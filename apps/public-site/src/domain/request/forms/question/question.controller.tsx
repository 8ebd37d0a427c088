import { createBrowserApi } from '@muddat/app-shell';
import { useState } from 'react';
import { useRequest } from '../../parts/use-request.ts';
import { QUESTION_FORM, QuestionView, type QuestionWords } from './question.view.tsx';

/** A visitor's own question (builder API, createFeedback). `about`: the answer that did not help. */
export function QuestionForm({ about }: { about?: string | undefined }) {
  const [api] = useState(createBrowserApi);
  const { state, bot, send, another } = useRequest({
    name: QUESTION_FORM,
    guardedAs: 'feedback',
    call: ({ name, phone, email, message }: QuestionWords, headers) =>
      api.builder.createFeedback(
        { name, phone, message, ...(email === undefined ? {} : { email }), ...(about === undefined ? {} : { faq_id: about }) },
        { headers },
      ),
  });
  return <QuestionView state={state} bot={bot} onSend={send} onAnother={another} />;
}
