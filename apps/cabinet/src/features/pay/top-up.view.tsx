import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import type { Claim } from '../../domain/balance/balance-queries.ts';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { ClaimBanner } from '../../domain/payment/claim-banner.tsx';
import { PaymentStep } from '../../domain/payment/payment-step.tsx';
import type { Bounds, PaymentApp } from '../../domain/payment/payment-systems.ts';
import { stepOf } from '../../domain/payment/step-title.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { useStepFocus } from '../../shared/page/use-step-focus.ts';
import type { QueryState } from '../../shared/query/loaded.ts';
import { FormStep } from './form-step.tsx';
import { NO_BALANCE } from './no-balance.ts';
import { PayForm } from './pay-form.tsx';
import { ReceiptCard } from './receipt.tsx';

const PROPOSED = 100_000;

export type TopUpViewProps = {
  bounds: QueryState<Bounds>;
  /** The open claim; the form proposes its amount. */
  claim: Claim | undefined;
  /** The server's day, 'YYYY-MM-DD'. */
  today: string | undefined;
  cards: QueryState<BankCard[]>;
  apps: QueryState<readonly PaymentApp[]>;
  control: PaymentControl;
  /** Where the customer came from. */
  back: { href: string; label: string };
  addCard: (given: AddCardProps) => ReactNode;
  /** Saves the receipt of a payment. */
  saveReceipt: (paymentId: string) => ReactNode;
};

/** One step of a top-up at a time: by a saved card, a new one or a payment app. */
export function TopUpView({ bounds, claim, today, cards, apps, control, back, addCard, saveReceipt }: TopUpViewProps) {
  useStepFocus(stepOf(control.state));
  const { t } = useLingui();
  const exit = (main: boolean) => (
    <LinkButton href={back.href} variant={main ? 'primary' : 'secondary'} width="phone">
      {back.label}
    </LinkButton>
  );
  return (
    <FormColumn>
      <PaymentStep
        control={control}
        exit={exit(false)}
        form={(state) => (
          <FormStep
            query={bounds}
            failed={t({ message: 'Не удалось загрузить границы пополнения', comment: 'Top-up: its bounds could not be loaded' })}
            nothing=""
            exit={null}
          >
            {bounds.data && (
              <PayForm
                aim={{ purpose: 'top_up' }}
                asked={{ amount: claim?.amount ?? PROPOSED, ...bounds.data }}
                today={today}
                head={
                  claim ? (
                    <ClaimBanner claim={claim} />
                  ) : (
                    <Text tone="quiet">
                      {t({
                        message: 'Деньги на балансе можно тратить на платежи или вывести на карту.',
                        comment: 'Top-up: above the form, what the balance is for',
                      })}
                    </Text>
                  )
                }
                cards={cards}
                balance={NO_BALANCE}
                apps={apps}
                prefill={control.prefill}
                onSubmit={control.submit}
                addCard={addCard}
                {...state}
              />
            )}
          </FormStep>
        )}
        receipt={(payment) => (
          <ReceiptCard payment={payment} about={[]} save={saveReceipt(payment.id)} exit={exit(true)}>
            {null}
          </ReceiptCard>
        )}
      />
    </FormColumn>
  );
}
