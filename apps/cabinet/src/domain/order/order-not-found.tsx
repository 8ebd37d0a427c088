import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { useLocation } from '@tanstack/react-router';
import { PageTop } from '../../shared/page/page-top.tsx';
import { hasCustomerChanged } from '../../shared/session/customer-changed.ts';

/** Shown for an unknown order and for another customer's order alike, so that the page does not reveal which orders exist. */
export function OrderNotFound({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const toOrders = hrefTo('orders', {}, locale);
  const changed = hasCustomerChanged(useLocation().pathname);
  const all = t({ message: 'Все заказы', comment: 'Link to the page of all orders' });
  return (
    <>
      <PageTop
        title={t({ message: 'Заказ не найден', comment: 'Heading where the requested order does not exist' })}
        back={{ href: toOrders, label: all }}
      />
      <EmptyState
        level={2}
        icon={<ShoppingBag size={28} />}
        title={
          changed
            ? t({
                message: 'Сейчас в Muddat вошёл другой человек',
                comment: 'Where an order is not found because another customer has signed in since it was opened in this tab',
              })
            : t({
                message: 'Такого номера среди ваших заказов нет',
                comment: 'Where the requested order does not exist or belongs to another customer',
              })
        }
        action={<LinkButton href={toOrders}>{all}</LinkButton>}
      >
        {changed
          ? t({
              message: 'Если заказ ваш, войдите под своим номером.',
              comment: 'Where an order is not found because another customer has signed in: what to do',
            })
          : t({
              message: 'Проверьте номер или найдите заказ в списке всех заказов.',
              comment: 'Where an order does not exist: what to do',
            })}
      </EmptyState>
    </>
  );
}
