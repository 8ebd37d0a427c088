import { Heading } from '@muddat/ui/heading';
import { BadgePercent, CalendarDays, CircleCheck, Phone, Receipt, RotateCcw, ShieldCheck, Store, Wallet } from '@muddat/ui/icons';
import { Grid } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './IconPoints.css.ts';

/** The backends' names of pictograms (mobile contract, Benefit). */
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

/** A few points, each with its pictogram. */
export function IconPoints({ items }: { items: readonly { icon: string; title: string; text: string }[] }) {
  return (
    <Grid as="ul" columns="1-2-3" gap="xl">
      {items.map(({ icon, title, text }) => {
        const Icon = ICONS.get(icon) ?? CircleCheck;
        return (
          <li key={title} className={css.point}>
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
  );
}
