import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatDueDay, joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { CheckboxGroup } from '@muddat/ui/checkbox';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import { paymentStepOf } from '../../domain/payment/payment-step-title.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import * as layout from '../../shared/page/layout.css.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import {
  type DueInstalment,
  hasLaterInstalments,
  MAX_ORDERS_PER_PAYMENT,
  purposeOfInstalments,
  updateInstalmentSelection,
} from './due-instalments.ts';
import { OrdersLink } from './exit-links.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentPageContent, type PaymentPageProps, paymentFormPropsOf } from './payment-page.tsx';
import { OrdersReceipt } from './receipt.tsx';

type Props = PaymentPageProps & {
  locale: Locale;
  month: QueryState<unknown>;
  /** The server's date; undefined until loaded, and until then no card counts as expired. */
  today: CalendarDate | undefined;
  due: readonly DueInstalment[];
  /** Ids of the selected instalments. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** The customer chooses instalments and a source, then goes through the payment step by step. */
export function PaySeveralView({ locale, month, today, due, chosen, onChoose, ...paying }: Props) {
  const { t } = useLingui();
  const paid = purposeOfInstalments(due, chosen);
  const tooMany = paid !== null && paid.purpose.orders.length > MAX_ORDERS_PER_PAYMENT;
  const main = t({ message: 'На главную', comment: 'Arrow on the page of the limit: to the main page' });
  const ordersHref = hrefTo('orders', {}, locale);
  return (
    <FormColumn wide={paymentStepOf(paying.control.state) === 'form'}>
      <PaymentPageContent
        control={paying.control}
        query={month}
        errorTitle={t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' })}
        emptyTitle={t({ message: 'Сейчас платить нечего', comment: 'Payment of several instalments: none is due in the coming month' })}
        emptyExitLink={<LinkButton href={hrefTo('main-page', {}, locale)}>{main}</LinkButton>}
        exit={<OrdersLink href={ordersHref} />}
        form={(state) =>
          due.length === 0 ? null : (
            <div className={layout.withStickyAside}>
              <Stack>
                <InstalmentsField due={due} today={today} chosen={chosen} disabled={state.pending} onChoose={onChoose} />
                {tooMany && (
                  <div role="status">
                    <Text tone="quiet">
                      {t({
                        message: `За один раз можно оплатить не больше ${MAX_ORDERS_PER_PAYMENT} заказов. Остальные оплатите следующим платежом.`,
                        comment: 'Payment of several instalments: more orders are chosen than one payment takes, twenty',
                      })}
                    </Text>
                  </div>
                )}
              </Stack>
              {paid && !tooMany && (
                <div className={layout.stickyAside}>
                  <PayForm
                    purpose={paid.purpose}
                    amountLimits={{ amount: paid.amount, min: paid.amount, max: paid.amount }}
                    today={today}
                    head={null}
                    {...paymentFormPropsOf(paying)}
                    {...state}
                  />
                </div>
              )}
            </div>
          )
        }
        receipt={(payment) => <OrdersReceipt href={ordersHref} orders={[]} payment={payment} save={paying.saveReceipt(payment.id)} />}
      />
    </FormColumn>
  );
}

type InstalmentsFieldProps = Pick<Props, 'due' | 'today' | 'chosen' | 'onChoose'> & { disabled: boolean };

function InstalmentsField({ due, today, chosen, disabled, onChoose }: InstalmentsFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const overdueOf = ({ dueDate, overdueDays }: DueInstalment) =>
    overdueDays > 0 && dueDate !== null && today !== undefined ? formatDueDay(dueDate, today, language) : null;
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
            label: one.dueDate === null || today === undefined ? one.store : formatDateShort(one.dueDate, language),
            description: joinFacts([overdueOf(one), orderTitle(one.orderNumber, one.store)]),
            end: <Money amount={one.amount} />,
          }))}
          value={chosen}
          disabled={disabled}
          onChange={(pressed) => onChoose(updateInstalmentSelection(due, chosen, pressed))}
        />
        {hasLaterInstalments(due) && (
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
