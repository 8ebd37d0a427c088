import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useNextDueText } from '../../domain/schedule/use-next-due-text.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { NextPayment, OpenOrdersState } from './profile.types.ts';

type Props = {
  orders: OpenOrdersState;
  /** The sum still to pay for all orders, in so'm; undefined until loaded. */
  owed: number | undefined;
  /** The next payment over all orders; null if nothing is to be paid, undefined until loaded. */
  next: NextPayment | null | undefined;
  /** The overdue amount of all orders; undefined until loaded. */
  overdue: number | undefined;
  locale: Locale;
};

/** For the orders that are being paid: their number, the sum still to pay, the next payment and the overdue amount (S2-11). */
export function InstalmentsSection({ orders, owed, next, overdue, locale }: Props) {
  const { t } = useLingui();
  const nextDueText = useNextDueText();
  const language = useLanguage();
  const sum = next && formatMoney(next.payment_amount, language);
  if (orders.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' });
    return <SectionError title={title} error={orders.error} onRetry={orders.retry} retrying={orders.retrying} />;
  }
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Платежи', comment: 'Profile: heading of what is to pay for the open orders' })}
        </Heading>
        {orders.kind === 'loading' ? (
          <SkeletonGroup
            label={t({ message: 'Загружаем заказы…', comment: 'Read by screen readers while the orders on the profile load' })}
          >
            <Stack gap="s">
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
          </SkeletonGroup>
        ) : orders.total === 0 ? (
          <Text tone="quiet">
            {t({
              message: 'Открытых заказов нет. Здесь появятся платежи, договоры и графики.',
              comment: 'Profile: the customer pays for no order at the moment',
            })}
          </Text>
        ) : (
          <>
            <PriceBreakdown
              rows={[
                {
                  label: t({ message: 'Открытых заказов', comment: 'Profile: label of how many orders are still being paid' }),
                  value: orders.total,
                },
                ...(owed === undefined
                  ? []
                  : [
                      {
                        label: t({ message: 'Осталось заплатить', comment: 'Profile: what is still to pay for all orders' }),
                        value: <Money amount={owed} />,
                      },
                    ]),
                ...(next === undefined
                  ? []
                  : [
                      {
                        label: t({ message: 'Следующий платёж', comment: 'Profile: label of the next payment' }),
                        value: next === null ? t({ message: 'нет', comment: 'Profile: there is no next payment' }) : nextDueText(next),
                      },
                    ]),
                ...(overdue !== undefined && overdue > 0
                  ? [
                      {
                        label: t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }),
                        value: <Money amount={overdue} />,
                        strong: true,
                      },
                    ]
                  : []),
              ]}
            />
            {next && (
              <LinkButton href={hrefTo('order-pay', { id: next.order_id }, locale)} width="full">
                {t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
              </LinkButton>
            )}
          </>
        )}
        <Inline gap="xs">
          <LinkButton href={hrefTo('orders', {}, locale)} variant="secondary" size="s">
            {t({ message: 'Все заказы', comment: 'Link to the page of all orders' })}
          </LinkButton>
          <LinkButton href={hrefTo('documents', {}, locale)} variant="secondary" size="s">
            {t({ message: 'Все документы', comment: 'Profile: link to the page of documents' })}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
