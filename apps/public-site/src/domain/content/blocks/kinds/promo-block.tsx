import type { CalendarDate } from '@muddat/schedule';
import { CampaignCard } from '@muddat/ui/campaign-card';
import { Countdown } from '@muddat/ui/countdown';
import { LinkButton } from '@muddat/ui/link';
import { useId, useState } from 'react';
import type { BlockOf } from '../block.ts';
import { BlockSection } from './block-section.tsx';

/** An offer with its end date. The server leaves out an expired offer; one that expires while it is on the screen disappears. */
export function PromoBlock({ block, today }: { block: BlockOf<'promo'>; today: CalendarDate }) {
  const [over, setOver] = useState(false);
  const headingId = useId();
  if (over) return null;
  const { id, title, text, ends_at: endsAt, cta } = block;
  return (
    <BlockSection id={id} labelledBy={headingId}>
      <CampaignCard
        tone="saffron"
        title={title}
        text={text}
        headingId={headingId}
        action={
          cta && (
            <LinkButton href={cta.href} width="phone">
              {cta.label}
            </LinkButton>
          )
        }
      >
        <Countdown endsAt={endsAt} today={today} onEnd={() => setOver(true)} />
      </CampaignCard>
    </BlockSection>
  );
}
