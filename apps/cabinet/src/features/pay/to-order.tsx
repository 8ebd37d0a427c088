import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@muddat/ui/link';

type Props = { href: string; main?: boolean };

export function ToOrder({ href, main = false }: Props) {
  const { t } = useLingui();
  return (
    <LinkButton href={href} variant={main ? 'primary' : 'secondary'} width="phone">
      {t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' })}
    </LinkButton>
  );
}

export function ToOrders({ href, main = false }: Props) {
  const { t } = useLingui();
  return (
    <LinkButton href={href} variant={main ? 'primary' : 'secondary'} width="phone">
      {t({ message: 'К заказам', comment: 'Link on the payment of several orders: to the list of orders' })}
    </LinkButton>
  );
}
