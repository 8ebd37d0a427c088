import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import * as css from './form-card.css.ts';
import { LazyForm, type LazyFormProps } from './lazy-form.tsx';

export type FormCardProps = LazyFormProps & {
  /** Anchor of the form, used by links to it. */
  id: string;
  title: string;
  text: string;
};

/** A form at the end of a page, with a heading and a text about its purpose. */
export function FormCard({ id, title, text, ...form }: FormCardProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={css.card}>
      <div className={css.intro}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text tone="quiet">{text}</Text>
      </div>
      <Card padding="l">
        <LazyForm {...form} />
      </Card>
    </section>
  );
}
