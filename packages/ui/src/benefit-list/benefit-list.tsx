import { Heading } from '../heading/heading.tsx';
import { BadgePercent, CalendarDays, CircleCheck, Phone, ReceiptText, RotateCcw, ShieldCheck, Store, Wallet } from '../icons/icons.ts';
import { Grid } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as css from './benefit-list.css.ts';

export interface BenefitListProps {
  /** `icon`: receipt, calendar, shield, wallet, rotate, phone, store, percent; any other value shows a tick. */
  benefits: readonly { icon: string; title: string; text: string }[];
}

const ICONS = new Map([
  ['receipt', ReceiptText],
  ['calendar', CalendarDays],
  ['shield', ShieldCheck],
  ['wallet', Wallet],
  ['rotate', RotateCcw],
  ['phone', Phone],
  ['store', Store],
  ['percent', BadgePercent],
]);

/** A few benefits in up to three columns, each with an icon, a heading (level 3) and a text. */
export function BenefitList({ benefits }: BenefitListProps) {
  return (
    <Grid as="ul" columns="1-2-3" gap="xl">
      {benefits.map(({ icon, title, text }) => {
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
  );
}
