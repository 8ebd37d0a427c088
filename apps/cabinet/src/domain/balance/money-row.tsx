import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from './money-rows.css.ts';

type Props = {
  title: string;
  /** The page with the details of the entry. If left out, the title is plain text. */
  href?: string;
  /** The line below the title: the date, and other details if there are any. */
  details: ReactNode;
  /** In so'm; positive: received, negative: spent. */
  amount: number;
  orderId: string | null;
  orderHref: (orderId: string) => string;
  /** Above the row: the heading of its month. */
  heading?: ReactNode;
};

/** One row of the history of the balance or of bonuses. */
export function MoneyHistoryRow({ title, href, details, amount, orderId, orderHref, heading }: Props) {
  const { t } = useLingui();
  const came = amount > 0;
  return (
    <li>
      {heading}
      <div className={css.row}>
        <div>
          <Text weight="medium">{href === undefined ? title : <Link href={href}>{title}</Link>}</Text>
          <Text size="s" tone="quiet">
            {details}
            {orderId !== null && (
              <>
                {FACT_SEPARATOR}
                <Link href={orderHref(orderId)}>
                  {t({ message: `Заказ №\u00a0${orderId}`, comment: 'History of the balance: link to the order that it belongs to' })}
                </Link>
              </>
            )}
          </Text>
        </div>
        <strong className={came ? css.receivedAmount : css.spentAmount}>
          {came ? '+' : '−'}
          <Money amount={Math.abs(amount)} />
        </strong>
      </div>
    </li>
  );
}
