import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { CalendarDays, CircleCheck, CircleHelp, CircleX, RefreshCw, SlidersHorizontal, Undo2 } from '@muddat/ui/icons';
import type { LinkRowProps } from '@muddat/ui/link-row';
import { useRouteContext } from '@tanstack/react-router';
import type { Order } from '../../domain/order/order-queries.ts';
import { hardshipOptions } from '../../domain/schedule/hardship-choices.ts';
import { usePayoff } from '../../domain/schedule/use-payoff.ts';
import { canBeDebited } from './can-be-debited.ts';

type Row = LinkRowProps & { id: string };

/** A row for each action that the order's status allows, with its consequence. */
export function useOrderActionRows(order: Order, today: CalendarDate, onCancel: () => void): readonly Row[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { id } = order;
  const hardship = hardshipOptions(order, today);
  const payoff = usePayoff({ api, orderId: id, order, today });
  const quote = payoff?.quote.data;
  const sum = formatMoney(quote?.amount ?? 0, language);
  const saving = formatMoney(quote?.saving ?? 0, language);
  const can = (action: 'cancel' | 'return') => order.actions?.includes(action) ?? false;
  const when = (condition: boolean, row: Row): Row[] => (condition ? [row] : []);
  return [
    // A debt in court has no saving to offer.
    ...when(payoff !== null && !hardship?.inCourt, {
      id: 'payoff',
      href: `${hrefTo('order-pay', { id }, locale)}?sum=payoff`,
      icon: <CircleCheck size={22} />,
      title: quote
        ? t({ message: `Закрыть рассрочку: ${sum}`, comment: 'Link on the page of an order: to its early payoff, which costs this sum' })
        : t({ message: 'Закрыть рассрочку', comment: 'Link on the page of an order: to its early payoff, whose sum is not known yet' }),
      line:
        quote && quote.saving > 0
          ? t({ message: `Вы сэкономите ${saving}`, comment: 'Page of an order, early payoff: the mark-up that need not be paid' })
          : t({ message: 'Комиссии нет', comment: 'Page of an order, early payoff: it has no fee' }),
    }),
    ...when(hardship !== null && hardship.movable.length > 0, {
      id: 'move',
      href: `${hrefTo('hardship', { id }, locale)}?change=move`,
      icon: <CalendarDays size={22} />,
      title: t({ message: 'Перенести дату', comment: 'Link on the page of an order: to the page on which a due date is moved' }),
      line: t({ message: 'Бесплатно, общая сумма не изменится', comment: 'Page of an order: what moving a due date costs' }),
    }),
    ...when(hardship !== null && !hardship.inCourt && hardship.overdue > 0, {
      id: 'split',
      href: `${hrefTo('hardship', { id }, locale)}?change=split`,
      icon: <SlidersHorizontal size={22} />,
      title: t({ message: 'Разделить просрочку', comment: 'Link on the page of an order: to the page on which an overdue sum is split' }),
      line: t({ message: 'Будете платить её частями', comment: 'Page of an order: what splitting an overdue sum means' }),
    }),
    ...when(canBeDebited(order), {
      id: 'debits',
      href: `${hrefTo('consents', {}, locale)}?step=grant&order=${encodeURIComponent(id)}`,
      icon: <RefreshCw size={22} />,
      title: t({ message: 'Автосписание по заказу', comment: 'Page of one order: link to the automatic debits of it' }),
      line: t({
        message: 'Платежи сами, в день платежа, с ваших карт',
        comment: 'Page of one order: what automatic debits are, under the link to them',
      }),
    }),
    ...when(can('return'), {
      id: 'return',
      href: hrefTo('order-return', { id }, locale),
      icon: <Undo2 size={22} />,
      title: t({
        message: 'Вернуть или починить',
        comment: 'Link on the page of an order: to the page on which goods are given back, or given to be mended',
      }),
      line: t({ message: 'График изменится, покажем заранее', comment: 'Page of an order: what giving goods back means' }),
    }),
    {
      id: 'ask',
      href: `${hrefTo('questions', {}, locale)}?order=${encodeURIComponent(id)}`,
      icon: <CircleHelp size={22} />,
      title: t({ message: 'Спросить магазин', comment: 'Link on the page of an order: to the form of a question about it' }),
    },
    ...when(can('cancel'), {
      id: 'cancel',
      onPress: onCancel,
      icon: <CircleX size={22} />,
      title: t({ message: 'Отменить заказ', comment: 'Button on the page of an order, and in the question before it is canceled' }),
      line: t({ message: 'Всё, что вы заплатили, вернётся на баланс', comment: 'Page of an order: what canceling it means' }),
    }),
  ];
}
