import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { CircleHelp, Gift, Menu, Wallet } from '@muddat/ui/icons';
import { LinkList } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';

type Props = {
  /** The available balance, in so'm; null or undefined: the row is left out. */
  balance: number | null | undefined;
  locale: Locale;
};

/** Links to the balance, if there is money on it, the bonuses, the help, and all other sections. */
export function AccountLinks({ balance, locale }: Props) {
  const { t } = useLingui();
  const links = [
    {
      id: 'bonuses',
      href: hrefTo('bonuses', {}, locale),
      icon: <Gift size={22} />,
      title: t({ message: 'Бонусы', comment: 'Main page: link to the bonuses' }),
    },
    {
      id: 'faq',
      href: hrefTo('faq', {}, locale),
      icon: <CircleHelp size={22} />,
      title: t({ message: 'Помощь', comment: 'Main page: link to the questions and answers, and to the support' }),
    },
    {
      id: 'profile',
      href: hrefTo('profile', {}, locale),
      icon: <Menu size={22} />,
      title: t({ message: 'Все разделы', comment: 'Main page: link to the list of all sections of the cabinet' }),
    },
  ];
  const label = t({
    message: 'Баланс и помощь',
    comment: 'Main page, read by screen readers: name of the list of balance, bonuses and help',
  });
  const ofBalance = {
    id: 'balance',
    href: hrefTo('balance', {}, locale),
    icon: <Wallet size={22} />,
    title: <Money amount={balance ?? 0} />,
    line: t({ message: 'На балансе', comment: 'Main page: under the amount on the balance' }),
  };
  return (
    <Card padding="s">
      <LinkList label={label} links={balance ? [ofBalance, ...links] : links} />
    </Card>
  );
}
