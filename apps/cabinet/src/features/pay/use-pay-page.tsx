import type { Api } from '@muddat/app-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { AddCard } from '../../domain/card/add-card.tsx';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { CUSTOMER_QUERY_KEY } from '../../domain/customer/keys.ts';
import { SaveReceiptButton } from '../../domain/document/save-receipt.tsx';
import { withCachedReceipts } from '../../domain/payment/cached-receipts.ts';
import { paymentReturnUrl } from '../../domain/payment/payment-hrefs.ts';
import { paymentQuery } from '../../domain/payment/payment-queries.ts';
import { paymentStepOf, usePaymentStepTitle } from '../../domain/payment/payment-step-title.ts';
import { paymentAppsQuery } from '../../domain/payment/payment-systems.ts';
import type { purposeKey } from '../../domain/payment/purpose.ts';
import { type PaymentControl, usePayment } from '../../domain/payment/use-payment.ts';
import { PAYOFF_QUOTES_QUERY_KEY } from '../../domain/schedule/schedule-queries.ts';
import { localStorageOrMemory } from '../../shared/device/browser-store.ts';

export type PayPageOptions = {
  customer: string;
  /** Id of the payment from the URL; undefined until the server has created the payment. */
  paymentId: string | undefined;
  /** Idempotency key from the URL, present on the return from a payment app. */
  attemptKey: string | undefined;
  onPaymentId: (paymentId: string | null) => void;
};

const addCard = (given: AddCardProps) => <AddCard {...given} />;
const returnUrl = (key: string) => paymentReturnUrl(window.location.href, key);

/** Connects a payment to the browser's storage and URL. Loads cards, balance and apps only on the form step. */
export function usePayPage(key: ReturnType<typeof purposeKey>, { customer, paymentId, attemptKey, onPaymentId }: PayPageOptions) {
  const { api, transliterate } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [store] = useState(localStorageOrMemory);
  const [billing] = useState(() => withCachedReceipts(api, queryClient));
  const paying = usePayment({
    billing,
    purposeKey: key,
    customer,
    store,
    paymentId,
    attemptKey,
    returnUrl,
    openApp: (url) => window.location.assign(url),
    transliterate,
    onPaymentIdChange: onPaymentId,
    onChanged: () => {
      // Reset the quotes instead of invalidating them: while the new quote loads, the old sum must not be shown to a customer about to pay
      // it.
      void queryClient.resetQueries({ queryKey: PAYOFF_QUOTES_QUERY_KEY });
      void queryClient.invalidateQueries({ queryKey: [CUSTOMER_QUERY_KEY] });
    },
  });
  const { control, number } = useReceiptNumber(paying, api);
  const step = paymentStepOf(control.state);
  const enabled = step === 'form';
  const title = usePaymentStepTitle(step, key);
  const cards = useQuery({ ...cardsQuery(api), enabled });
  const balance = useQuery({ ...balanceQuery(api), enabled });
  const apps = useQuery({ ...paymentAppsQuery(api), enabled });
  const saveReceipt = (id: string) => <SaveReceiptButton paymentId={id} number={number} />;
  return { control, title, cards, balance, apps, addCard, saveReceipt };
}

/** Adds the number on the receipt to a payment that has just succeeded: the response of the call that pays does not name it yet. */
function useReceiptNumber(control: PaymentControl, api: Api) {
  const { state } = control;
  const paid = state.kind === 'succeeded' ? state.payment : null;
  const read = useQuery({ ...paymentQuery(api, paid?.id ?? ''), enabled: paid !== null && paid.receiptNumber === undefined });
  // Without it the receipt has no number, and no row for it.
  const number = paid?.receiptNumber ?? (read.isError ? null : read.data?.receipt_number);
  if (state.kind !== 'succeeded' || number === undefined) return { control, number };
  return { control: { ...control, state: { ...state, payment: { ...state.payment, receiptNumber: number } } }, number };
}
