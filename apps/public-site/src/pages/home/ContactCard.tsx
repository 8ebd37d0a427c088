import { formatPhone } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Girih } from '@muddat/ui/girih';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import type { BlockOf } from '../../data/home-blocks.ts';
import { HOME_SECTIONS } from '../../site/live-href.ts';
import * as css from './ContactCard.css.ts';

/** The support line. */
export function ContactCard({ block }: { block: BlockOf<'contact'> }) {
  const headingId = useId();
  return (
    <section id={HOME_SECTIONS.contact} aria-labelledby={headingId} className={css.section}>
      <Card tone="cobalt" padding="l">
        <Girih fade="centre" />
        <div className={css.body}>
          <div className={css.words}>
            <Heading level={2} size="l" id={headingId}>
              {block.title}
            </Heading>
            <Text tone="quiet">{block.text}</Text>
          </div>
          <div className={css.call}>
            <a href={`tel:${block.phone}`} className={css.phone}>
              {formatPhone(block.phone)}
            </a>
            <Text size="s" tone="quiet">
              {block.hours}
            </Text>
          </div>
        </div>
      </Card>
    </section>
  );
}
