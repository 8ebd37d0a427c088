import { formatPhone } from '@muddat/i18n';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './contact-card.css.ts';

export interface ContactCardProps {
  /** The heading: what the customer can call about. */
  title: string;
  /** One or two sentences under the heading. */
  text: string;
  /** The number to call: `+998` and nine digits without spaces. The card shows it in groups. */
  phone: string;
  /** When the line is open: "Ежедневно с 9 до 21". */
  hours: string;
  /** A second contact method: a LinkButton, `variant="tile"`. */
  action?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** For a narrow column: puts the number below the text. */
  narrow?: boolean;
  /** `id` of the heading, for the `aria-labelledby` of a section. */
  headingId?: string;
}

/** A phone number to call, large enough to tap. */
export function ContactCard({ title, text, phone, hours, action, level = 2, narrow = false, headingId }: ContactCardProps) {
  return (
    <Card tone="cobalt" padding="l">
      <GirihBackground fade="centre" />
      <div className={narrow ? css.narrowBody : css.body}>
        <div className={css.content}>
          <Heading level={level} size={narrow ? 's' : 'l'} {...(headingId === undefined ? {} : { id: headingId })}>
            {title}
          </Heading>
          <Text tone="quiet">{text}</Text>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        <div className={css.phoneAndHours}>
          <a href={`tel:${phone}`} className={css.phone}>
            {formatPhone(phone)}
          </a>
          <Text size="s" tone="quiet">
            {hours}
          </Text>
        </div>
      </div>
    </Card>
  );
}
