import { Heading } from '../heading/heading.tsx';
import { BadgePercent, CalendarDays, CircleCheck, Phone, ReceiptText, RotateCcw, ShieldCheck, Store, Wallet } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { Grid } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as css from './benefit-list.css.ts';

export interface BenefitListProps {
  /** The benefits in order. `icon`: receipt, calendar, shield, wallet, rotate, phone, store, percent; any other value shows a tick. */
  benefits: readonly { icon: string; title: string; text: string }[];
  /** At most two columns, and no grounds behind the icons: for a list on cobalt. */
  compact?: boolean;
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
export function BenefitList({ benefits, compact = false }: BenefitListProps) {
  return (
    <Grid as="ul" columns={compact ? '1-2-2' : '1-2-3'} gap={compact ? 'l' : 'xl'}>
      {benefits.map(({ icon, title, text }) => {
        const Icon = ICONS.get(icon) ?? CircleCheck;
        return (
          <li key={title} className={cx(css.benefit, compact && css.compact)}>
            <span className={compact ? css.plainSign : css.sign}>
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
