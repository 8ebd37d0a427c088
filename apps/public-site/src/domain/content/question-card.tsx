import { useLingui } from '@lingui/react/macro';
import { FormCard } from '../request/form-card.tsx';

/** Anchor of the question form, used by links to it. */
export const QUESTION_FORM_ANCHOR = 'question';

export type QuestionFormCardProps = {
  title: string;
  /** Id of the question whose answer did not help. */
  about?: string;
};

/** The question form, below an answer or a page that did not help. */
export function QuestionFormCard(card: QuestionFormCardProps) {
  const { t } = useLingui();
  return (
    <FormCard
      {...card}
      id={QUESTION_FORM_ANCHOR}
      form="question"
      text={t({
        message: 'Напишите своими словами, на русском или узбекском. Ответит человек: перезвонит или напишет в течение рабочего дня.',
        comment: 'Above the question form: in which languages, who answers and when',
      })}
    />
  );
}
