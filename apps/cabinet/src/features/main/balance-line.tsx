import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Wallet } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';

/** The available balance, with a link to its page. */
export function BalanceLine({ amount, locale }: { amount: number; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Card padding="s">
      <LinkRow
        href={hrefTo('balance', {}, locale)}
        icon={<Wallet size={22} />}
        title={<Money amount={amount} />}
        line={t({ message: 'На балансе', comment: 'Main page: under the amount on the balance' })}
      />
    </Card>
  );
}
