import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import { type FormName, FormPlace } from '../forms/place/FormPlace.tsx';
import * as css from './RequestCard.css.ts';

/** The place that the buttons above lead to; the builder's links name it too. */
export const REQUEST_PLACE = 'request';

export type RequestCardProps = {
  form: Exclude<FormName, 'question'>;
  title: string;
  text: string;
};

/** The form of a page that speaks to companies, and what it is for. */
export function RequestCard({ form, title, text }: RequestCardProps) {
  const headingId = useId();
  return (
    <section id={REQUEST_PLACE} aria-labelledby={headingId} className={css.request}>
      <div className={css.words}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text tone="quiet">{text}</Text>
      </div>
      <Card padding="l">
        <FormPlace form={form} />
      </Card>
    </section>
  );
}
