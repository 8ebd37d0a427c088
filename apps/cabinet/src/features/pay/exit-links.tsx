import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@muddat/ui/link';

type Props = { href: string; main?: boolean };

export function OrderLink(props: Props) {
  const { t } = useLingui();
  return <ExitLink {...props} label={t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' })} />;
}

export function OrdersLink(props: Props) {
  const { t } = useLingui();
  return (
    <ExitLink {...props} label={t({ message: 'К заказам', comment: 'Link on the payment of several orders: to the list of orders' })} />
  );
}

/** A link with the look of a button that leaves a payment page. `main`: as the primary button. */
export const ExitLink = ({ href, label, main = false }: Props & { label: string }) => (
  <LinkButton href={href} variant={main ? 'primary' : 'secondary'} width="phone">
    {label}
  </LinkButton>
);
