import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { LinkButton } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';

export function ToOrder({ orderId, main = false }: { orderId: string; main?: boolean }) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <LinkButton href={hrefTo('order', { id: orderId }, locale)} variant={main ? 'primary' : 'secondary'} width="phone">
      {t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' })}
    </LinkButton>
  );
}
