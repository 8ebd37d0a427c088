import type { Api } from '@muddat/app-shell';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk/billing';
import type { billing } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type BankCard = billing.components['schemas']['BankCard'];

/** The saved cards. The server returns the main card first. */
export const cardsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('entities', PAYMENT_KEYS.cards),
    queryFn: async ({ signal }) => {
      const args = { billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.cards };
      return (await api.billing.listEntities(args, { signal })).data.filter(isBankCard);
    },
  });

/** The operation returns cards or the balance, depending on `collection_type`. */
export const isBankCard = (entity: BankCard | billing.components['schemas']['Balance']): entity is BankCard => 'last4' in entity;
