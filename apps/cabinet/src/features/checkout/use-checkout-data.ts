import type { Api } from '@muddat/app-shell';
import { useChosenTerm } from '@muddat/app-shell/basket';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { addSoleChoices } from './add-sole-choices.ts';
import {
  addressesQuery,
  basketQuery,
  bonusBalanceQuery,
  branchesQuery,
  checkedBasketQuery,
  checkoutQuery,
  districtsQuery,
} from './checkout-queries.ts';
import { basketKeyOf, removeFeeOfOtherBasket } from './fee-of-basket.ts';
import type { OrderPlacementState } from './order-placement.machine.ts';
import { itemsToOrder, removeImpossibleChoices, storesToOrder } from './remove-impossible-choices.ts';

/** The data of the checkout form, and the draft without choices that are impossible for these goods. */
export function useCheckoutData(api: Api, filled: CheckoutDraft) {
  const term = useChosenTerm();
  const basket = useQuery(basketQuery(api));
  const items = useMemo(() => basket.data ?? [], [basket.data]);
  const checked = useQuery(checkedBasketQuery(api, items));
  const stores = useMemo(() => checked.data?.stores ?? [], [checked.data]);
  const ordered = useMemo(() => storesToOrder(stores, filled.onlyStore), [stores, filled.onlyStore]);
  const bought = useMemo(() => itemsToOrder(items, stores, ordered), [items, stores, ordered]);
  // While changed goods are checked, `checked` still has the previous ones.
  const isChecked = checked.data !== undefined && !checked.isPlaceholderData;
  const basketKey = useMemo(() => (isChecked ? basketKeyOf(bought, ordered) : null), [isChecked, bought, ordered]);
  const soleStore = ordered.length === 1 ? (ordered[0]?.store.id ?? null) : null;
  const branches = useQuery(branchesQuery(api, filled.kind === 'pickup' ? soleStore : null));
  const districts = useQuery(districtsQuery(api));
  const cards = useQuery(cardsQuery(api));
  const bonuses = useQuery(bonusBalanceQuery(api));
  const claim = useQuery(balanceQuery(api)).data?.claim;
  const addresses = useQuery(addressesQuery(api));
  const draft = useMemo(() => {
    // The term that the customer chose last wins, whether here or on an earlier page.
    const chosen = removeFeeOfOtherBasket({ ...filled, months: term ?? filled.months }, basketKey);
    const possible = removeImpossibleChoices(chosen, checked.data && ordered, branches.data);
    return addSoleChoices(possible, {
      stores: ordered,
      branches: branches.data,
      cards: cards.data,
      addresses: addresses.data,
      today: checked.data?.as_of,
    });
  }, [filled, term, basketKey, checked.data, ordered, branches.data, cards.data, addresses.data]);
  return { basket, items, checked, basketKey, stores, ordered, bought, branches, draft, districts, cards, bonuses, addresses, claim };
}

/** Replaces the placed orders by their current state: they may be paid, confirmed or canceled while the page is open. */
export function usePlacedOrders(api: Api, state: OrderPlacementState): OrderPlacementState {
  const id = state.kind === 'placed' ? state.checkout.checkout_id : null;
  const { data: checkout } = useQuery({ ...checkoutQuery(api, id ?? ''), enabled: id !== null });
  return state.kind === 'placed' && checkout?.status === 'placed' ? { ...state, checkout } : state;
}
