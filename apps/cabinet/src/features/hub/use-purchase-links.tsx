import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { hrefTo, routeTitle } from '@muddat/routing';
import { CreditCard, FileText, House, Package, ReceiptText, RefreshCw, SlidersHorizontal, Store, Wallet } from '@muddat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { newestOrdersQuery } from '../../domain/order/order-queries.ts';
import { useNextPaymentLine } from './use-next-payment-line.tsx';

/** The links about purchases and payments. Without a figure, a row describes its page. */
export function usePurchaseLinks() {
  const { t } = useLingui();
  const language = useLanguage();
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const next = useNextPaymentLine();
  const total = useQuery(newestOrdersQuery(api)).data?.total;
  const limit = useQuery(limitQuery(api)).data?.data;
  const cards = useQuery(cardsQuery(api)).data?.length ?? 0;
  const balanceLine = useBalanceLine();
  const available = limit?.status === 'approved' ? formatMoney(limit.available, language) : null;
  return [
    {
      id: 'main',
      href: hrefTo('main-page', {}, locale),
      icon: <House size={22} />,
      title: transliterate(routeTitle('main-page', locale)),
      ...next,
    },
    {
      id: 'orders',
      href: hrefTo('orders', {}, locale),
      icon: <Package size={22} />,
      title: transliterate(routeTitle('orders', locale)),
      line:
        total === undefined || total === 0
          ? t({ message: 'Всё, что вы купили', comment: 'List of all sections of the cabinet: what the page of orders contains' })
          : t({
              message: plural(total, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' }),
              comment: 'Above the list of orders: how many there are',
            }),
    },
    {
      id: 'cards',
      href: hrefTo('cards', {}, locale),
      icon: <CreditCard size={22} />,
      title: transliterate(routeTitle('cards', locale)),
      line:
        cards === 0
          ? t({ message: 'Карты для платежей', comment: 'List of all sections of the cabinet: what the page of bank cards contains' })
          : t({
              message: plural(cards, { one: '# карта', few: '# карты', many: '# карт', other: '# карты' }),
              comment: 'List of all sections of the cabinet: how many bank cards are saved',
            }),
    },
    {
      id: 'balance',
      href: hrefTo('balance', {}, locale),
      icon: <Wallet size={22} />,
      title: transliterate(routeTitle('balance', locale)),
      line: balanceLine,
    },
    {
      id: 'payments',
      href: hrefTo('payments', {}, locale),
      icon: <ReceiptText size={22} />,
      title: transliterate(routeTitle('payments', locale)),
      line: t({
        message: 'Все платежи, чеки и возвраты денег',
        comment: 'List of all sections of the cabinet: what the page of payments contains',
      }),
    },
    {
      id: 'consents',
      href: hrefTo('consents', {}, locale),
      icon: <RefreshCw size={22} />,
      title: transliterate(routeTitle('consents', locale)),
      line: t({
        message: 'Сами спишем платёж в его день',
        comment: 'List of all sections of the cabinet: what the page of automatic debits contains',
      }),
    },
    {
      id: 'limit',
      href: hrefTo('limit', {}, locale),
      icon: <SlidersHorizontal size={22} />,
      title: transliterate(routeTitle('limit', locale)),
      line: t({
        message: 'Сколько одобрено и что делать дальше',
        comment: 'List of all sections of the cabinet: what the page of the limit contains',
      }),
    },
    {
      id: 'documents',
      href: hrefTo('documents', {}, locale),
      icon: <FileText size={22} />,
      title: transliterate(routeTitle('documents', locale)),
      line: t({
        message: 'Выписка, договоры, графики, справки, календарь платежей',
        comment: 'List of all sections of the cabinet: what the page of documents contains',
      }),
    },
    {
      id: 'partners',
      href: hrefTo('partners', {}, locale),
      icon: <Store size={22} />,
      title: transliterate(routeTitle('partners', locale)),
      line:
        available === null
          ? t({ message: 'Где купить частями', comment: 'List of all sections of the cabinet: what the list of stores is for' })
          : t({ message: `Доступно для покупок ${available}`, comment: 'List of all sections of the cabinet: the available limit' }),
    },
  ];
}

/** The available balance, or the amount of an open claim. */
function useBalanceLine(): string {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const balance = useQuery(balanceQuery(api)).data;
  if (balance?.claim) {
    const sum = formatMoney(balance.claim.amount, language);
    return t({ message: `Долг на балансе: ${sum}`, comment: 'List of all sections of the cabinet: the debt on the balance' });
  }
  if (balance) return formatMoney(balance.available, language);
  return t({
    message: 'Пополнения, оплаты и вывод',
    comment: 'List of all sections of the cabinet: what the page of the balance contains',
  });
}
