import { useLingui } from '@lingui/react/macro';
import { FormCard } from '../request/form-card.tsx';

/** Anchor of the question form, used by links to it. */
export const ASK_PLACE = 'question';

export type AskCardProps = {
  title: string;
  /** Id of the question whose answer did not help. */
  about?: string;
};

/** The question form, below an answer or a page that did not help. */
export function AskCard(card: AskCardProps) {
  const { t } = useLingui();
  return (
    <FormCard
      {...card}
      id={ASK_PLACE}
      form="question"
      text={t({
        message: 'Напишите своими словами, на русском или узбекском. Ответит человек: перезвонит или напишет в течение рабочего дня.',
        comment: 'Above the question form: in which languages, who answers and when',
      })}
    />
  );
}
