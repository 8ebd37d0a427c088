import type { Api } from '@muddat/app-shell';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk/billing';
import type { billing } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type Balance = billing.components['schemas']['Balance'];
/** The customer's debt after a bank reversed a payment whose money was already spent. */
export type ChargebackClaim = NonNullable<Balance['claim']>;

/** The balance; null where the customer has none. */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('entities', PAYMENT_KEYS.balance),
    queryFn: async ({ signal }) => {
      const args = { billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.balance };
      return (await api.billing.listEntities(args, { signal })).data.find(isBalance) ?? null;
    },
  });

/** The operation returns cards or the balance, depending on `collection_type`. */
export const isBalance = (entity: Balance | billing.components['schemas']['BankCard']): entity is Balance => 'available' in entity;
