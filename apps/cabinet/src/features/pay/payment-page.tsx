import type { ComponentProps, ReactNode } from 'react';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { PaymentStep } from '../../domain/payment/payment-step.tsx';
import { paymentStepOf } from '../../domain/payment/payment-step-title.ts';
import type { PaymentApp } from '../../domain/payment/payment-systems.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { useStepFocus } from '../../shared/page/focus-heading.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import { PaymentFormStep } from './payment-form-step.tsx';

/** Props that the pages of payments pass to their views. The view of a top-up takes no `balance`; a withdrawal has its own props. */
export type PaymentPageProps = {
  cards: QueryState<BankCard[]>;
  balance: QueryState<Balance | null>;
  apps: QueryState<readonly PaymentApp[]>;
  control: PaymentControl;
  addCard: (given: AddCardProps) => ReactNode;
  /** Renders the button that saves the receipt of a payment. */
  saveReceipt: (paymentId: string) => ReactNode;
};

/** Props for the form: the payment sources, and the values of the previous attempt. */
export const paymentFormPropsOf = ({ cards, balance, apps, control, addCard }: Omit<PaymentPageProps, 'saveReceipt'>) => ({
  cards,
  balance,
  apps,
  prefill: control.prefill,
  onSubmit: control.submit,
  addCard,
});

type Props = ComponentProps<typeof PaymentStep> &
  Pick<ComponentProps<typeof PaymentFormStep>, 'query' | 'errorTitle' | 'emptyTitle'> & {
    /** Link shown when there is nothing to pay. */
    emptyExitLink: ReactNode;
  };

/** Shows one step of a payment: the form once `query` has data, the code, or the result. `form` returns null if there is nothing to pay. */
export function PaymentPageContent({ query, errorTitle, emptyTitle, emptyExitLink, form, ...step }: Props) {
  useStepFocus(paymentStepOf(step.control.state));
  return (
    <PaymentStep
      {...step}
      form={(state) => (
        <PaymentFormStep query={query} errorTitle={errorTitle} emptyTitle={emptyTitle} exitLink={emptyExitLink}>
          {form(state)}
        </PaymentFormStep>
      )}
    />
  );
}
