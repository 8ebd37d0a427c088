import {
  type BasketItem,
  type BasketView,
  browserBasket,
  remainingCapacity,
  useChosenTerm,
  withSeenPrices,
} from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { useEffect } from 'react';
import { basketProductUpdates, basketStoreGroups, hasBasketChanges, unavailableItems } from '../check/basket-rows.ts';
import { basketTotal, shownTerm } from '../check/basket-total.ts';
import { findCheckoutBlocker } from '../check/checkout-blocker.ts';
import { useBasketCheck } from '../check/use-basket-check.ts';
import { BasketChangesBanner } from './basket-changes.tsx';
import { BasketCheckError } from './check-failed.tsx';
import { Checkout } from './checkout.tsx';
import * as css from './goods.css.ts';
import { StoreGoods } from './store-goods.tsx';
import { UnavailableGoods } from './unavailable-goods.tsx';
import { UnmergedGoods } from './unmerged-goods.tsx';

export interface BasketGoodsProps {
  view: BasketView;
  locale: Locale;
  onRemove: (item: BasketItem) => void;
}

/** The goods of a basket by store, with today's data of the backend. */
export function BasketGoods({ view, locale, onRemove }: BasketGoodsProps) {
  const { items, unmergedItems } = view;
  const checked = useBasketCheck(items);
  const answer = checked.basket;
  const chosenMonths = useChosenTerm();
  useEffect(() => {
    // Stores current names and stores, and prices that were unknown. A changed price is stored only after the customer has seen the change.
    if (answer) browserBasket().change((basket) => withSeenPrices(basket, basketProductUpdates(basket, answer, false)));
  }, [answer]);
  const remove = (productId: string) => {
    const item = items.find((one) => one.productId === productId);
    if (item) onRemove(item);
  };
  const room = remainingCapacity(items);
  const groups = basketStoreGroups(items, answer);
  const total = basketTotal(groups);
  const term = total && shownTerm(total, chosenMonths);
  // A change of the basket is sent after a pause, in which the last answer is about another basket.
  const isChecking = checked.state === 'asking' || (checked.state === 'answered' && total === null);
  return (
    <>
      {checked.state === 'failed' && <BasketCheckError onRetry={checked.retry} />}
      {answer && checked.state === 'answered' && hasBasketChanges(answer) && (
        <BasketChangesBanner
          checked={answer}
          onDismiss={() => browserBasket().change((basket) => withSeenPrices(basket, basketProductUpdates(basket, answer, true)))}
        />
      )}
      <div className={css.columns}>
        <div className={css.part}>
          <UnavailableGoods items={unavailableItems(items, answer)} onRemove={remove} />
          {groups.map((group) => (
            <StoreGoods
              key={group.store?.id ?? ''}
              group={group}
              locale={locale}
              months={term?.months ?? null}
              capacity={room}
              isChecking={isChecking}
              onRemove={remove}
            />
          ))}
          {unmergedItems.length > 0 && <UnmergedGoods items={unmergedItems} capacity={room} />}
        </div>
        {items.length > 0 && (
          <Checkout
            view={view}
            groups={groups}
            total={total}
            term={term}
            isChecking={isChecking}
            blocker={findCheckoutBlocker(view, checked)}
            locale={locale}
          />
        )}
      </div>
    </>
  );
}
