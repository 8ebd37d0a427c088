import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import { FormPlace } from '../forms/place/FormPlace.tsx';
import * as css from './AskCard.css.ts';

/** The place that links to the question form name. */
export const ASK_PLACE = 'question';

export type AskCardProps = {
  title: string;
  /** The answer that did not help. */
  about?: string;
};

/** The question form, at the foot of whatever did not answer. */
export function AskCard({ title, about }: AskCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section id={ASK_PLACE} aria-labelledby={headingId} className={css.ask}>
      <div className={css.words}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text tone="quiet">
          {t({
            message: 'Напишите своими словами, на русском или узбекском. Ответит человек: перезвонит или напишет в течение рабочего дня.',
            comment: 'Above the question form: in which languages, who answers and when',
          })}
        </Text>
      </div>
      <Card padding="l">
        <FormPlace form="question" {...(about === undefined ? {} : { about })} />
      </Card>
    </section>
  );
}
