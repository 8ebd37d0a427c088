import { Heading } from '@muddat/ui/heading';
import { BadgePercent, CalendarDays, CircleCheck, Phone, Receipt, RotateCcw, ShieldCheck, Store, Wallet } from '@muddat/ui/icons';
import { Grid } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { BlockOf } from '../../data/home-blocks.ts';
import { Section } from '../../site/Section.tsx';
import * as css from './Benefits.css.ts';

/** The builder's names of pictograms (builder contract, BenefitsBlock). */
const ICONS = new Map([
  ['receipt', Receipt],
  ['calendar', CalendarDays],
  ['shield', ShieldCheck],
  ['wallet', Wallet],
  ['rotate', RotateCcw],
  ['phone', Phone],
  ['store', Store],
  ['percent', BadgePercent],
]);

/** Why, in a few points. */
export function Benefits({ block }: { block: BlockOf<'benefits'> }) {
  return (
    <Section title={block.title}>
      <Grid as="ul" columns="1-2-3" gap="xl">
        {block.items.map(({ icon, title, text }) => {
          const Icon = ICONS.get(icon) ?? CircleCheck;
          return (
            <li key={title} className={css.benefit}>
              <span className={css.sign}>
                <Icon size={22} aria-hidden="true" />
              </span>
              <div>
                <Heading level={3} size="s">
                  {title}
                </Heading>
                <Text size="s" tone="quiet">
                  {text}
                </Text>
              </div>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
