import type { Api } from '@muddat/app-shell';
import { isResponseLost, refusalOf } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { PaymentBillingApi } from './payment-calls.ts';
import { paymentsQuery } from './payment-queries.ts';

/**
 * The billing operations for a page that shows receipts also without a network: if `getPayment` gets no response, a succeeded payment is
 * read from the loaded list. Any other payment may have changed since, so the error remains.
 */
export function withCachedReceipts(api: Api, queryClient: QueryClient): PaymentBillingApi {
  const { createPayment, createWithdrawal, cancelWithdrawal, generateLink, confirmPayment, getPayment, findPayment, resendOtp } =
    api.billing;
  return {
    createPayment,
    createWithdrawal,
    cancelWithdrawal,
    generateLink,
    confirmPayment,
    findPayment,
    resendOtp,
    getPayment: async (args, options) => {
      try {
        return await getPayment(args, options);
      } catch (error) {
        if (!isResponseLost(refusalOf(error))) throw error;
        const listed = await queryClient
          .fetchInfiniteQuery({ ...paymentsQuery(api), staleTime: Number.POSITIVE_INFINITY })
          .catch(() => null);
        const receipt = listed?.pages
          .flatMap(({ data }) => data)
          .find(({ payment_id, status }) => payment_id === args.payment_id && status === 'succeeded');
        if (!receipt) throw error;
        return receipt;
      }
    },
  };
}
