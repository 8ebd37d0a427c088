import { ContactCard } from '@muddat/ui/contact-card';
import { LinkButton } from '@muddat/ui/link';
import type { BlockOf } from '../block.ts';

export type ContactBlockProps = {
  block: BlockOf<'contact'>;
  level?: 2 | 3;
  inColumn?: boolean;
  headingId?: string;
};

/** A contact with phone and hours, and a button if the editor has set one. `headingId`: the id that its heading gets. */
export function ContactBlock({ block, level = 2, inColumn = false, headingId }: ContactBlockProps) {
  const { title, text, phone, hours, cta } = block;
  return (
    <ContactCard
      title={title}
      text={text}
      phone={phone}
      hours={hours}
      level={level}
      narrow={inColumn}
      {...(headingId === undefined ? {} : { headingId })}
      action={
        cta && (
          <LinkButton href={cta.href} variant="tile" size="s">
            {cta.label}
          </LinkButton>
        )
      }
    />
  );
}
