import { useLingui } from '@lingui/react/macro';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from './money-rows.css.ts';

type Props = {
  title: string;
  /** Where more is told of it. */
  href?: string;
  /** When it was, and what else is told of it. */
  facts: ReactNode;
  /** In so'm: above 0 what came, below what went. */
  amount: number;
  orderId: string | null;
  orderHref: (orderId: string) => string;
};

/** One line of a history of money or bonuses. */
export function MoneyRow({ title, href, facts, amount, orderId, orderHref }: Props) {
  const { t } = useLingui();
  const came = amount > 0;
  return (
    <li className={css.row}>
      <div>
        <Text weight="medium">{href === undefined ? title : <Link href={href}>{title}</Link>}</Text>
        <Text size="s" tone="quiet">
          {facts}
        </Text>
        {orderId !== null && (
          <Text size="s">
            <Link href={orderHref(orderId)}>
              {t({ message: `Заказ №\u00a0${orderId}`, comment: 'History of the balance: link to the order that it belongs to' })}
            </Link>
          </Text>
        )}
      </div>
      <strong className={came ? css.came : css.went}>
        {came ? '+' : '−'}
        <Money amount={Math.abs(amount)} tabular />
      </strong>
    </li>
  );
}
