import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Smartphone } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { paymentAppName } from '../app-names.ts';
import * as css from '../payment.css.ts';
import type { Payment } from '../payment.types.ts';
import { paymentTimeline } from '../payment-timeline.ts';
import { PaymentTimelineView } from '../payment-timeline.view.tsx';

type Props = { payment: Payment; appUrl: string; exit: ReactNode; onOtherMethod: () => void };

/** Waits for a payment app that has not reported the result: links back to the app, and offers another way to pay. */
export function AppStep({ payment, appUrl, exit, onOtherMethod }: Props) {
  const { t } = useLingui();
  const app = paymentAppName(payment.sources[0]?.system ?? '');
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.centeredStep} role="status">
          <span className={css.iconWaiting} aria-hidden="true">
            <Smartphone size={30} />
          </span>
          <Money amount={payment.amount} size="l" />
          <Text weight="medium">
            {t({ message: `${app} ещё не сообщил об оплате`, comment: 'Payment page while a payment app, such as Payme, is awaited' })}
          </Text>
          <Text tone="quiet">
            {t({
              message: 'Если вы уже оплатили, подождите: результат появится здесь сам. Страницу можно закрыть, платёж не потеряется.',
              comment: 'Payment page while a payment app is awaited: what is safe',
            })}
          </Text>
        </div>
        <PaymentTimelineView entries={paymentTimeline(payment)} />
        <div className={css.actions}>
          <LinkButton href={appUrl} width="phone">
            {t({ message: `Открыть ${app}`, comment: 'Link into a payment app, such as Payme' })}
          </LinkButton>
          <Button variant="secondary" width="phone" onClick={onOtherMethod}>
            {t({ message: 'Оплатить другим способом', comment: 'Button while a payment app is awaited: back to the form' })}
          </Button>
          {exit}
        </div>
        <Text size="s" tone="quiet">
          {payment.purpose === 'instalment'
            ? t({
                message:
                  'Не платите второй раз, если уже подтвердили оплату в приложении. Лишнее пойдёт в следующий платёж, а если платить больше нечего, на баланс.',
                comment: 'Payment page while a payment app is awaited for an instalment: under the buttons',
              })
            : t({
                message: 'Не платите второй раз, если уже подтвердили оплату в приложении. Лишнее мы зачислим на баланс.',
                comment: 'Payment page while a payment app is awaited: under the buttons',
              })}
        </Text>
      </Stack>
    </Card>
  );
}
