import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatDueDay, formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { CheckboxGroup } from '@muddat/ui/checkbox';
import { LinkButton } from '@muddat/ui/link';
import { MainAside } from '@muddat/ui/page-layout';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useOrderTitle } from '../../domain/order/order-words.ts';
import { stepOf } from '../../domain/payment/step-title.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import type { QueryState } from '../../shared/query/loaded.ts';
import { aimOfInstalments, chooseInOrder, type DueInstalment, hasLaterParts, MAX_ORDERS } from './due-instalments.ts';
import { PayForm } from './pay-form.tsx';
import { type Paying, PaymentPage, sourcesOf } from './payment-page.tsx';
import { OrdersReceipt } from './receipt.tsx';
import { ToOrders } from './to-order.tsx';

type Props = Paying & {
  locale: Locale;
  month: QueryState<unknown>;
  /** The server's day, 'YYYY-MM-DD'. */
  today: CalendarDate | undefined;
  due: readonly DueInstalment[];
  /** Ids of the selected parts. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** The customer chooses instalments and a source, then goes through the payment step by step. */
export function PaySeveralView({ locale, month, today, due, chosen, onChoose, ...paying }: Props) {
  const { t } = useLingui();
  const paid = aimOfInstalments(due, chosen);
  const tooMany = paid !== null && paid.aim.orders.length > MAX_ORDERS;
  const main = t({ message: 'На главную', comment: 'Arrow on the page of the limit: to the main page' });
  const ordersHref = hrefTo('orders', {}, locale);
  return (
    <FormColumn wide={stepOf(paying.control.state) === 'form'}>
      <PaymentPage
        control={paying.control}
        query={month}
        failed={t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' })}
        nothing={t({ message: 'Сейчас платить нечего', comment: 'Payment of several instalments: none is due in the coming month' })}
        nothingExit={<LinkButton href={hrefTo('main-page', {}, locale)}>{main}</LinkButton>}
        exit={<ToOrders href={ordersHref} />}
        form={(state) =>
          due.length === 0 ? null : (
            <MainAside
              main={
                <>
                  <Choice due={due} today={today} chosen={chosen} disabled={state.pending} onChoose={onChoose} />
                  {tooMany && (
                    <div role="status">
                      <Text tone="quiet">
                        {t({
                          message: `За один раз можно оплатить не больше ${MAX_ORDERS} заказов. Остальные оплатите следующим платежом.`,
                          comment: 'Payment of several instalments: more orders are chosen than one payment takes, twenty',
                        })}
                      </Text>
                    </div>
                  )}
                </>
              }
              aside={
                paid &&
                !tooMany && (
                  <PayForm
                    aim={paid.aim}
                    asked={{ amount: paid.sum, min: paid.sum, max: paid.sum }}
                    today={today}
                    head={null}
                    {...sourcesOf(paying)}
                    {...state}
                  />
                )
              }
            />
          )
        }
        receipt={(payment) => <OrdersReceipt href={ordersHref} orders={[]} payment={payment} save={paying.saveReceipt(payment.id)} />}
      />
    </FormColumn>
  );
}

type ChoiceProps = Pick<Props, 'due' | 'today' | 'chosen' | 'onChoose'> & { disabled: boolean };

function Choice({ due, today, chosen, disabled, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const dayOf = ({ dueDate }: DueInstalment) =>
    dueDate === null || today === undefined ? '' : `${FACT_SEPARATOR}${formatDueDay(dueDate, today, language)}`;
  return (
    <Card padding="l">
      <Stack gap="m">
        <CheckboxGroup
          label={t({ message: 'Выберите платежи', comment: 'Payment of several instalments: which are paid now' })}
          all={
            due.length > 3
              ? t({ message: 'Все платежи', comment: 'Payment of several instalments: the box that chooses all of them' })
              : undefined
          }
          options={due.map((one) => ({
            value: one.id,
            label: `${formatMoney(one.amount, language)}${dayOf(one)}`,
            description: orderTitle(one.orderNumber, one.store),
          }))}
          value={chosen}
          disabled={disabled}
          onChange={(pressed) => onChoose(chooseInOrder(due, chosen, pressed))}
        />
        {hasLaterParts(due) && (
          <Text tone="quiet">
            {t({
              message: 'Платежи по заказу идут по порядку: отметите следующий — отметим и предыдущий.',
              comment: 'Payment of several instalments, under the choice: of one order the earlier instalment is paid first',
            })}
          </Text>
        )}
        {chosen.length === 0 && (
          <Text tone="quiet">
            {t({ message: 'Выберите хотя бы один платёж', comment: 'Payment of several instalments: none is chosen' })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
